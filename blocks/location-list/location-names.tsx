/** @jsxImportSource #eager */

import type { CityGroup } from '#schemas/domain/restaurant/group-restaurants.ts';
import { openingStatus } from '#schemas/domain/restaurant/opening-status.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import { Disclosure } from '../_shared/ui/disclosure/disclosure.tsx';
import { formatCount } from './location-groups.tsx';
import styles from './location-names.module.css';

interface LocationNamesProps {
  readonly groups: readonly CityGroup[];
  /** The level of a city's heading. */
  readonly headingLevel: number;
  readonly now: Date;
}

/**
 * Every restaurant on one line: name and opening status. Restaurants of one city are grouped. On a phone cities are
 * collapsed, so that the list does not delay readers.
 */
export function LocationNames({ groups, headingLevel, now }: LocationNamesProps) {
  const cities = groups.filter(({ restaurants }) => restaurants.length > 1);
  const singles = groups.flatMap(({ restaurants }) => (restaurants.length === 1 ? restaurants : []));
  if (cities.length === 0) return <Names restaurants={singles} now={now} />;
  return (
    <div className={styles.names}>
      {cities.map(({ city, name, restaurants }) => (
        <Disclosure
          key={city}
          title={name}
          href={`/restaurants/${city}`}
          headingLevel={headingLevel}
          note={formatCount(restaurants)}
          open={false}
          openFrom="medium"
        >
          <Names restaurants={restaurants} now={now} />
        </Disclosure>
      ))}
      {singles.length > 0 && (
        <Disclosure
          title="Elsewhere"
          headingLevel={headingLevel}
          note={formatCount(singles)}
          open={false}
          openFrom="medium"
        >
          <Names restaurants={singles} now={now} />
        </Disclosure>
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
