/** @jsxImportSource #eager */
import { PlaceSearch } from '../_shared/place-search/place-search.tsx';
import styles from './location-search.module.css';

interface LocationSearchProps {
  readonly action: string;
  readonly searchTerms: readonly string[];
  readonly count: number;
}

export function LocationSearch({ action, searchTerms, count }: LocationSearchProps) {
  return (
    <search className={styles.search}>
      <form method="get" action={action}>
        <PlaceSearch label="Town, postcode or restaurant" query={searchTerms.join(' ')} />
      </form>
      {searchTerms.length > 0 && (
        <p className={styles.found} role="status">
          {count === 1 ? '1 restaurant' : `${count} restaurants`}. <a href={action}>Show all</a>
        </p>
      )}
    </search>
  );
}
