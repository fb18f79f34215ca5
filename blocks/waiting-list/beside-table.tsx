/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import { BookedTable } from '../_shared/restaurant/table-scene/booked-table.tsx';

interface BesideTableProps {
  readonly guests: number;
  /** `19:30`: the hour sets the light. */
  readonly time: string;
  readonly children: ReactNode;
}

/** Content with the laid table beside it, or below it on a phone. */
export const BesideTable = ({ guests, time, children }: BesideTableProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <BookedTable guests={guests} time={time} />
  </div>
);
