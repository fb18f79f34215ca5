/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import { BookedTable } from '../_shared/restaurant/table-scene/booked-table.tsx';
import styles from './waiting-list.module.css';

interface BesideTableProps {
  readonly guests: number;
  /** `19:30`: the hour sets the light. */
  readonly time: string;
  readonly children: ReactNode;
}

/** A slip with the laid table beside it, or below it on a phone. Both start at the same height. */
export const BesideTable = ({ guests, time, children }: BesideTableProps) => (
  <div className={styles.beside}>
    {children}
    <BookedTable guests={guests} time={time} />
  </div>
);
