/** @jsxImportSource #eager */
import type { CityGroup } from '#schemas/restaurant/group-restaurants.ts';
import { openingStatus } from '#schemas/restaurant/opening-status.ts';
import type { Restaurant } from '#schemas/restaurant/restaurant.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import styles from './location-names.module.css';

interface LocationNamesProps {
  readonly groups: readonly CityGroup[];
  readonly now: Date;
}

/** Every restaurant in one line: its name, and whether it is open. Those that share a city stand under its name. */
export function LocationNames({ groups, now }: LocationNamesProps) {
  const cities = groups.filter(({ restaurants }) => restaurants.length > 1);
  const singles = groups.flatMap(({ restaurants }) => (restaurants.length === 1 ? restaurants : []));
  return (
    <div className={styles.names}>
      {cities.map(({ city, name, restaurants }) => (
        <div key={city} className={styles.group}>
          <p className={styles.city}>
            <a href={`/restaurants/${city}`}>{name}</a>
          </p>
          <Names restaurants={restaurants} now={now} />
        </div>
      ))}
      {singles.length > 0 && (
        <div className={styles.group}>
          {cities.length > 0 && <p className={styles.city}>Elsewhere</p>}
          <Names restaurants={singles} now={now} />
        </div>
      )}
    </div>
  );
}

function Names({ restaurants, now }: { readonly restaurants: readonly Restaurant[]; readonly now: Date }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {restaurants.map((restaurant) => (
        <li key={restaurant.storeId} className={styles.line}>
          <a href={restaurantPath(restaurant)}>{restaurant.title}</a>
          <StatusLine status={openingStatus(restaurant, now)} />
        </li>
      ))}
    </ul>
  );
}
