/** @jsxImportSource #eager */
import { createElement } from 'react';
import type { BlockProps } from '#renderer/block.ts';
import { type CityGroup, findByText, groupByCity } from '#schemas/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/restaurant/restaurant.ts';
import { WithPanel } from '../_shared/domino/with-panel.tsx';
import { innerRank } from '../_shared/heading.tsx';
import { TileHead } from '../_shared/tile-head.tsx';
import { LocationCard } from './location-card.tsx';
import { LocationIndex } from './location-index.tsx';
import styles from './location-list.module.css';
import { LocationSearch } from './location-search.tsx';

export function LocationList({ tile, data, place, page }: BlockProps<'location-list'>) {
  const words = tile.near ? (page.query.near ?? []) : [];
  const found = findByText(data.restaurants, words);
  const groups = groupByCity(found);
  const cities = groups.filter(({ restaurants }) => restaurants.length > 1);
  const singles = groups.flatMap(({ restaurants }) => (restaurants.length === 1 ? restaurants : []));
  const home = `${page.path}#${tile.key}`;
  const rank = innerRank(tile, place);
  const card = (restaurant: Restaurant, cardRank: number) => (
    <li key={restaurant.storeId} id={`${tile.key}-${restaurant.slug}`} className={styles.place}>
      <LocationCard restaurant={restaurant} rank={cardRank} span={place.span} page={page} />
    </li>
  );
  return (
    <WithPanel tile={tile} place={place} share="slim">
      <div className={styles.list}>
        <div className={styles.top}>
          <TileHead tile={tile} place={place} />
          {tile.near && <LocationSearch action={home} words={words} count={found.length} />}
        </div>
        {groups.length > 3 && <LocationIndex name={tile.key} groups={groups} />}
        {found.length === 0 && <Nobody home={home} words={words} />}
        {cities.map((group) => (
          <div key={group.city} className={styles.city} id={`${tile.key}-in-${group.city}`}>
            <CityHeading group={group} rank={rank} />
            <ul className={`plain-list ${styles.places}`}>{group.restaurants.map((each) => card(each, rank + 1))}</ul>
          </div>
        ))}
        {singles.length > 0 && (
          <div className={styles.city}>
            {cities.length > 0 && createElement(`h${rank}`, { className: styles.name }, 'Elsewhere')}
            <ul className={`plain-list ${styles.places}`}>
              {singles.map((each) => card(each, cities.length > 0 ? rank + 1 : rank))}
            </ul>
          </div>
        )}
      </div>
    </WithPanel>
  );
}

function CityHeading({ group, rank }: { readonly group: CityGroup; readonly rank: number }) {
  return createElement(
    `h${rank}`,
    { className: styles.name },
    group.name,
    <span className={styles.number}> {group.restaurants.length}</span>,
  );
}

function Nobody({ home, words }: { readonly home: string; readonly words: readonly string[] }) {
  if (words.length === 0) return <p className={styles.message}>There is no restaurant here yet.</p>;
  return (
    <div className={styles.message}>
      <p>We have no restaurant by the name, town or postcode “{words.join(' ')}”.</p>
      <a href={home}>Show every restaurant</a>
    </div>
  );
}
