/** @jsxImportSource #eager */

import type { CityGroup } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { BlockProps } from '../_shared/block.ts';
import { Disclosure } from '../_shared/ui/disclosure/disclosure.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { LocationCard } from './location-card.tsx';
import styles from './location-groups.module.css';

type LocationGroupsProps = Pick<BlockProps<'location-list'>, 'tile' | 'placement' | 'page'> & {
  readonly groups: readonly CityGroup[];
  /** Whether every group is open on a phone, for example after a search; otherwise the first is. */
  readonly open: boolean;
};

/**
 * Restaurants as cards, with cities of several restaurants first. On a narrow tile each group can be collapsed; on a
 * wide one all are open. A single city has no heading, because the tile is about it.
 */
export function LocationGroups({ tile, placement, page, groups, open }: LocationGroupsProps) {
  const cities = groups.filter(({ restaurants }) => restaurants.length > 1);
  const singles = groups.flatMap(({ restaurants }) => (restaurants.length === 1 ? restaurants : []));
  const headingLevel = innerHeadingLevel(tile, placement);
  const cards = (restaurants: readonly Restaurant[], cardHeadingLevel: number) =>
    restaurants.map((restaurant) => (
      <li key={restaurant.storeId} id={`${tile.key}-${restaurant.slug}`} className={styles.placement}>
        <LocationCard restaurant={restaurant} headingLevel={cardHeadingLevel} span={placement.span} page={page} />
      </li>
    ));
  if (cities.length === 0 || groups.length === 1) {
    const all = groups.flatMap(({ restaurants }) => restaurants);
    return all.length > 0 && <ul className={`plain-list ${styles.places}`}>{cards(all, headingLevel)}</ul>;
  }
  return (
    <div className={styles.groups}>
      {cities.map(({ city, name, restaurants }, index) => (
        <Disclosure
          key={city}
          title={name}
          headingLevel={headingLevel}
          note={formatCount(restaurants)}
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
          note={formatCount(singles)}
          open={open}
          openFrom="medium"
        >
          <ul className={`plain-list ${styles.places}`}>{cards(singles, headingLevel + 1)}</ul>
        </Disclosure>
      )}
    </div>
  );
}

export const formatCount = ({ length }: readonly Restaurant[]): string =>
  length === 1 ? '1 restaurant' : `${length} restaurants`;
