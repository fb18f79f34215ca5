/** @jsxImportSource #eager */

import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { BlockProps } from '../_shared/block.ts';
import { Disclosure } from '../_shared/ui/disclosure/disclosure.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { LocationCard } from './location-card.tsx';
import styles from './location-groups.module.css';
import type { ShownGroup } from './select-groups.ts';

type LocationGroupsProps = Pick<BlockProps<'location-list'>, 'tile' | 'placement' | 'page'> & {
  readonly groups: readonly ShownGroup[];
  /** Whether all restaurants of the list, shown or not, are in one city. */
  readonly isSingleCity: boolean;
  /** Whether every group is open on a phone, for example after a search; otherwise the first is. */
  readonly open: boolean;
};

/**
 * Restaurants as cards, with cities of several restaurants first. On a narrow tile each group can be collapsed; on a
 * wide one all are open. A single city has no heading, because the tile is about it.
 */
export function LocationGroups({ tile, placement, page, groups, isSingleCity, open }: LocationGroupsProps) {
  const cities = groups.filter(({ count }) => count > 1);
  const singles = groups.flatMap(({ restaurants, count }) => (count === 1 ? restaurants : []));
  const headingLevel = innerHeadingLevel(tile, placement);
  const cards = (restaurants: readonly Restaurant[], cardHeadingLevel: number) =>
    restaurants.map((restaurant) => (
      <li key={restaurant.storeId} id={`${tile.key}-${restaurant.slug}`} className={styles.placement}>
        <LocationCard restaurant={restaurant} headingLevel={cardHeadingLevel} span={placement.span} page={page} />
      </li>
    ));
  if (cities.length === 0 || isSingleCity) {
    const all = groups.flatMap(({ restaurants }) => restaurants);
    return all.length > 0 && <ul className={`plain-list ${styles.places}`}>{cards(all, headingLevel)}</ul>;
  }
  return (
    <div className={styles.groups}>
      {cities.map(({ city, name, restaurants, count }, index) => (
        <Disclosure
          key={city}
          title={name}
          headingLevel={headingLevel}
          note={formatCount(count)}
          open={open || index === 0}
          openFrom="medium"
        >
          {/* Inside the disclosure, because browsers open a disclosure that contains the target of the address. */}
          <ul className={`plain-list ${styles.places}`} id={`${tile.key}-in-${city}`}>
            {cards(restaurants, headingLevel + 1)}
          </ul>
        </Disclosure>
      ))}
      {singles.length > 0 && (
        <Disclosure
          title="Elsewhere"
          headingLevel={headingLevel}
          note={formatCount(singles.length)}
          open={open}
          openFrom="medium"
        >
          <ul className={`plain-list ${styles.places}`}>{cards(singles, headingLevel + 1)}</ul>
        </Disclosure>
      )}
    </div>
  );
}

export const formatCount = (count: number): string => (count === 1 ? '1 restaurant' : `${count} restaurants`);
