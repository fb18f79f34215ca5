/** @jsxImportSource #eager */
import { Icon } from '../_shared/icon/icon.tsx';
import styles from './location-search.module.css';

interface LocationSearchProps {
  readonly action: string;
  readonly words: readonly string[];
  readonly count: number;
}

export function LocationSearch({ action, words, count }: LocationSearchProps) {
  return (
    <search className={styles.search}>
      <form method="get" action={action}>
        <label className={styles.label}>
          Name, town or postcode
          <span className={styles.row}>
            <input
              className={styles.field}
              type="search"
              name="near"
              defaultValue={words.join(' ')}
              autoComplete="postal-code"
            />
            <button className={styles.find} type="submit">
              <Icon name="search" label="Find" />
            </button>
          </span>
        </label>
      </form>
      {words.length > 0 && (
        <p className={styles.found} role="status">
          {count === 1 ? '1 restaurant' : `${count} restaurants`}. <a href={action}>Show all</a>
        </p>
      )}
    </search>
  );
}
