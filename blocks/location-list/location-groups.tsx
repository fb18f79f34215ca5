/** @jsxImportSource #eager */
import { createElement, type ReactNode } from 'react';
import type { BlockProps } from '#renderer/block.ts';
import type { CityGroup } from '#schemas/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/restaurant/restaurant.ts';
import { innerRank } from '../_shared/heading.tsx';
import { LocationCard } from './location-card.tsx';
import styles from './location-groups.module.css';

type LocationGroupsProps = Pick<BlockProps<'location-list'>, 'tile' | 'place' | 'page'> & {
  readonly groups: readonly CityGroup[];
  /** Whether every group is unfolded on a phone, as after a search; else the first is. */
  readonly open: boolean;
};

/**
 * Restaurants as cards, cities of several first. On a narrow tile each group folds; on a wide one all lie open. A city
 * alone needs neither name nor fold: the tile is about it.
 */
export function LocationGroups({ tile, place, page, groups, open }: LocationGroupsProps) {
  const cities = groups.filter(({ restaurants }) => restaurants.length > 1);
  const singles = groups.flatMap(({ restaurants }) => (restaurants.length === 1 ? restaurants : []));
  const rank = innerRank(tile, place);
  const cards = (restaurants: readonly Restaurant[], cardRank: number) =>
    restaurants.map((restaurant) => (
      <li key={restaurant.storeId} id={`${tile.key}-${restaurant.slug}`} className={styles.place}>
        <LocationCard restaurant={restaurant} rank={cardRank} span={place.span} page={page} />
      </li>
    ));
  if (cities.length === 0 || groups.length === 1) {
    const all = groups.flatMap(({ restaurants }) => restaurants);
    return all.length > 0 && <ul className={`plain-list ${styles.places}`}>{cards(all, rank)}</ul>;
  }
  return (
    <div className={styles.groups}>
      {cities.map(({ city, name, restaurants }, index) => (
        <Group
          key={city}
          title={name}
          rank={rank}
          count={restaurants.length}
          open={open || index === 0}
          anchor={`${tile.key}-in-${city}`}
        >
          {cards(restaurants, rank + 1)}
        </Group>
      ))}
      {singles.length > 0 && (
        <Group title="Elsewhere" rank={rank} count={singles.length} open={open}>
          {cards(singles, rank + 1)}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly rank: number;
  readonly count: number;
  readonly open: boolean;
  /** Within the fold, because browsers unfold what holds the target of an address. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
}

/** The heading stands outside the fold, so that it is there for everyone; the summary lies over its row. */
function Group({ title, rank, count, open, anchor, children }: GroupProps) {
  return (
    <div className={styles.group}>
      {createElement(`h${rank}`, { className: styles.name }, title)}
      <details className={styles.fold} open={open}>
        <summary className={styles.summary}>
          {count === 1 ? '1 restaurant' : `${count} restaurants`}
          <span className="visually-hidden">, {title}</span>
        </summary>
        <ul className={`plain-list ${styles.places}`} id={anchor}>
          {children}
        </ul>
      </details>
    </div>
  );
}
