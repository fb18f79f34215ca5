/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import styles from './sign-legend.module.css';

/** A sign beside dishes and what it means. */
export interface LegendEntry {
  /** An allergen level, which has a sign of its own in the styles, or another id. */
  readonly level: string;
  readonly label: string;
  readonly meaning: string;
  /** The sign, unless it is that of an allergen level. */
  readonly sign?: ReactNode;
}

interface SignLegendProps {
  readonly entries: readonly LegendEntry[];
  /** `tiles` are as large as a warning beside them; `line` is small and low. */
  readonly form: 'tiles' | 'line';
}

/** The legend of the signs beside dishes, also on paper. A page has one, close to the first sign. */
export function SignLegend({ entries, form }: SignLegendProps) {
  return (
    <dl className={styles.legend} data-form={form}>
      {entries.map(({ level, label, meaning, sign }) => (
        <div key={level} className={styles.entry} data-level={level}>
          <dt>
            {sign}
            {label}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
