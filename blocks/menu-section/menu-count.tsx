/** @jsxImportSource #eager */
import styles from './menu-count.module.css';

interface MenuCountProps {
  /** A description of dishes that are hidden because of allergens; empty if there are none. */
  readonly excludedText: string;
  readonly shown: number;
  readonly total: number;
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
  /** The address of the same dishes with energy shown or hidden; absent if no dish states its energy. */
  readonly energyToggleUrl: string | undefined;
}

/** The number of dishes, and a link to show or hide kcal, which some people prefer not to see. */
export function MenuCount({ shown, total, excludedText, kcal, energyToggleUrl }: MenuCountProps) {
  const all = `${total} ${total === 1 ? 'dish' : 'dishes'}`;
  return (
    <div className={shown === total ? `screen-only ${styles.row}` : styles.row}>
      <p className={styles.count} role="status">
        {shown === total ? all : `${shown} of ${all}`}
        {excludedText && `. ${excludedText}`}
      </p>
      {energyToggleUrl && (
        <a className={`screen-only ${styles.energy}`} href={energyToggleUrl} rel="nofollow">
          {kcal ? 'Hide kcal' : 'Show kcal'}
        </a>
      )}
    </div>
  );
}
