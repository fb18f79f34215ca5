/** @jsxImportSource #eager */
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { NearMe } from '../_shared/place-search/near-me.tsx';
import { PlaceSearch } from '../_shared/place-search/place-search.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import linkButton from '../_shared/ui/link/link-button.module.css';
import type { FinderQuery } from './find.ts';
import styles from './finder-form.module.css';

interface FinderFormProps {
  readonly action: string;
  readonly finderQuery: FinderQuery;
  readonly restaurants: readonly Restaurant[];
  readonly filters: boolean;
}

/** What the visitor asks. Its answers travel in the address, so it can be shared, and needs no script. */
export function FinderForm({ action, finderQuery, restaurants, filters }: FinderFormProps) {
  const { near, words, open, collect, amenities } = finderQuery;
  const wished = open || collect || amenities.length > 0;
  return (
    <search>
      <form className={styles.form} method="get" action={action} data-finder-form="">
        <PlaceSearch
          label="Town, postcode or restaurant"
          words={words}
          placeholder={near !== '' && words === '' ? 'Near you' : undefined}
        />
        <div className={styles.more}>
          <NearMe refused="Your browser did not tell us where you are. Type a town or a postcode instead." />
          {filters && (
            <details className={styles.filters} open={wished}>
              <summary className={linkButton.button}>
                <Icon name="filter" /> What it must have
              </summary>
              <div className={styles.boxes}>
                <FilterChoices
                  name="open"
                  legend="Now"
                  choices={[{ value: '1', label: 'Open now' }]}
                  chosen={open ? ['1'] : []}
                  className={styles.choices}
                />
                <FilterChoices
                  name="collect"
                  legend="To take away"
                  choices={[{ value: '1', label: 'Click and collect' }]}
                  chosen={collect ? ['1'] : []}
                  className={styles.choices}
                />
                <FilterChoices
                  name="has"
                  legend="In the house"
                  choices={amenitiesOf(restaurants)}
                  chosen={amenities}
                  className={styles.choices}
                />
                <button type="submit" className={styles.show}>
                  Show restaurants
                </button>
              </div>
            </details>
          )}
        </div>
      </form>
    </search>
  );
}

const byLabel = new Intl.Collator('en-GB').compare;

/** Every amenity that some restaurants have and others have not, by name. */
function amenitiesOf(restaurants: readonly Restaurant[]): { value: string; label: string }[] {
  const having = Map.groupBy(
    restaurants.flatMap(({ amenities }) => amenities),
    ({ icon }) => icon,
  );
  return [...having]
    .flatMap(([value, [first, ...more]]) =>
      first && more.length + 1 < restaurants.length ? [{ value, label: first.name }] : [],
    )
    .sort((one, other) => byLabel(one.label, other.label));
}
