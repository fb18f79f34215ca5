/** @jsxImportSource #eager */

import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { currentStatus } from '../_shared/restaurant/current-status.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import { Disclosure } from '../_shared/ui/disclosure/disclosure.tsx';
import { formatCount } from './location-groups.tsx';
import styles from './location-names.module.css';
import type { ShownGroup } from './select-groups.ts';

interface LocationNamesProps {
  /** The key of the tile, which prefixes the ids of the restaurants. */
  readonly name: string;
  readonly groups: readonly ShownGroup[];
  /** The level of a city's heading. */
  readonly headingLevel: number;
  readonly now: Date;
}

/**
 * Every restaurant on one line: name and opening status. Restaurants of one city are grouped. On a phone cities are
 * collapsed, so that the list does not delay readers.
 */
export function LocationNames({ name: key, groups, headingLevel, now }: LocationNamesProps) {
  const cities = groups.filter(({ count }) => count > 1);
  const singles = groups.flatMap(({ restaurants, count }) => (count === 1 ? restaurants : []));
  if (cities.length === 0) return <Names name={key} restaurants={singles} now={now} />;
  return (
    <div className={styles.names}>
      {cities.map(({ city, name, restaurants, count }) => (
        <Disclosure
          key={city}
          title={name}
          href={`/restaurants/${city}`}
          headingLevel={headingLevel}
          note={formatCount(count)}
          open={false}
          openFrom="medium"
        >
          <Names name={key} restaurants={restaurants} now={now} />
        </Disclosure>
      ))}
      {singles.length > 0 && (
        <Disclosure
          title="Elsewhere"
          headingLevel={headingLevel}
          note={formatCount(singles.length)}
          open={false}
          openFrom="medium"
        >
          <Names name={key} restaurants={singles} now={now} />
        </Disclosure>
      )}
    </div>
  );
}

interface NamesProps extends Pick<LocationNamesProps, 'name' | 'now'> {
  readonly restaurants: readonly Restaurant[];
}

function Names({ name, restaurants, now }: NamesProps) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {restaurants.map((restaurant) => (
        <li key={restaurant.storeId} id={`${name}-${restaurant.slug}`} className={styles.line}>
          <a href={restaurantPath(restaurant)}>{restaurant.title}</a>
          <StatusLine status={currentStatus(restaurant, now)} />
        </li>
      ))}
    </ul>
  );
}
