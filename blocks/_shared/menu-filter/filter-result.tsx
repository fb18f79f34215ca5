/** @jsxImportSource #eager */
import type { ComponentProps, ReactNode } from 'react';
import { leftOutNote } from '#schemas/domain/menu/filter/describe-filter.ts';
import { FilterSummaryText } from './dish-filter.tsx';
import styles from './filter-result.module.css';
import { isUnfiltered } from './filter-state.ts';

interface FilterResultProps extends ComponentProps<typeof FilterSummaryText> {
  readonly id?: string;
  readonly searchTerms?: readonly string[];
  /** The address of the same dishes without filters. */
  readonly resetUrl: string;
  /** Whether the number of dishes is on paper although nothing is left out. */
  readonly isAlwaysPrinted?: boolean;
  /** Further controls of the list. */
  readonly children?: ReactNode;
}

/** One line above a filtered list: what is left out, how many dishes remain, and a link to show all of them. */
export function FilterResult(all: FilterResultProps) {
  const { id, resetUrl, searchTerms = [], isAlwaysPrinted = false, children, ...props } = all;
  const isAll = isUnfiltered({ ...props, searchTerms });
  return (
    <div
      id={id}
      className={isAll && !isAlwaysPrinted ? `screen-only ${styles.result}` : styles.result}
      data-filter-part="row"
    >
      <div className={styles.row}>
        <div className={styles.summary}>
          <FilterSummaryText {...props} />
          <ShowAllLink resetUrl={resetUrl} isAll={isAll} />
        </div>
        {children}
      </div>
      <p className={styles.note} data-filter-part="note" hidden={props.avoided.length === 0}>
        {leftOutNote}
      </p>
    </div>
  );
}

interface ShowAllLinkProps {
  readonly resetUrl: string;
  /** Whether all dishes are shown. */
  readonly isAll: boolean;
}

/** A link to all dishes, hidden while they are shown. */
export const ShowAllLink = ({ resetUrl, isAll }: ShowAllLinkProps) => (
  <a className={`screen-only ${styles.clear}`} href={resetUrl} data-filter-part="clear" hidden={isAll} rel="nofollow">
    Show all
  </a>
);
