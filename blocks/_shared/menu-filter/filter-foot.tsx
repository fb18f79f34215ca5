/** @jsxImportSource #eager */
import type { ComponentProps } from 'react';
import styles from './filter-foot.module.css';
import { ShowAllLink } from './filter-result.tsx';
import { describeState, isUnfiltered } from './filter-state.ts';

type FilterFootProps = Parameters<typeof isUnfiltered>[0] &
  Parameters<typeof describeState>[0] & {
    /** The address of the same dishes without filters. */
    readonly resetUrl: string;
    readonly className?: ComponentProps<'div'>['className'];
  };

/** How many dishes remain and a link to all of them, in sight below a long filter. The line above the dishes announces changes. */
export const FilterFoot = ({ resetUrl, className = '', ...props }: FilterFootProps) => (
  <div className={`${styles.foot} ${className}`}>
    <p data-filter-part="summary" tabIndex={-1}>
      {describeState(props)}
    </p>
    <ShowAllLink resetUrl={resetUrl} isAll={isUnfiltered(props)} />
  </div>
);
