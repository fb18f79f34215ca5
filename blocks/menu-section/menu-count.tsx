/** @jsxImportSource #eager */
import styles from './menu-count.module.css';

interface MenuCountProps {
  /** Which dishes are not shown for their allergens; empty where all may be. */
  readonly left: string;
  readonly shown: number;
  readonly total: number;
  /** Whether energy is shown. */
  readonly kcal: boolean;
  /** Leads to the same dishes read the other way, with or without energy; absent where none is stated. */
  readonly other: string | undefined;
}

/** How many dishes there are. Beside it the choice to read them without kcal, which some would rather not see. */
export function MenuCount({ shown, total, left, kcal, other }: MenuCountProps) {
  const all = `${total} ${total === 1 ? 'dish' : 'dishes'}`;
  return (
    <div className={styles.row}>
      <p className={styles.count} role="status">
        {shown === total ? all : `${shown} of ${all}`}
        {left && `. ${left}`}
      </p>
      {other && (
        <a className={styles.energy} href={other} rel="nofollow">
          {kcal ? 'Hide kcal' : 'Show kcal'}
        </a>
      )}
    </div>
  );
}
