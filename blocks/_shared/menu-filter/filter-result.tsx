/** @jsxImportSource #eager */
import type { ComponentProps, ReactNode } from 'react';
import { leftOutNote } from '#schemas/domain/menu/filter/describe-filter.ts';
import { FilterSummaryText } from './dish-filter.tsx';
import styles from './filter-result.module.css';

interface FilterResultProps extends ComponentProps<typeof FilterSummaryText> {
  readonly id?: string;
  readonly searchTerms?: readonly string[];
  /** The address of the same dishes without filters. */
  readonly resetUrl: string;
  /** Further controls of the list. */
  readonly children?: ReactNode;
}

/** One line above a filtered list: what is left out, how many dishes remain, and a link to show all of them. */
export function FilterResult({ id, resetUrl, searchTerms = [], children, ...props }: FilterResultProps) {
  const { selected, avoided, result } = props;
  const isAll = selected.length + avoided.length + searchTerms.length === 0 && result.shown === result.total;
  return (
    <div id={id} className={isAll ? `screen-only ${styles.result}` : styles.result} data-filter-part="row">
      <div className={styles.row}>
        <div className={styles.summary}>
          <FilterSummaryText {...props} />
          <a
            className={`screen-only ${styles.clear}`}
            href={resetUrl}
            data-filter-part="clear"
            hidden={isAll}
            rel="nofollow"
          >
            Show all
          </a>
        </div>
        {children}
      </div>
      <p className={styles.note} data-filter-part="note" hidden={avoided.length === 0}>
        {leftOutNote}
      </p>
    </div>
  );
}
