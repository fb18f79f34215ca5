/** @jsxImportSource #eager */
import { createElement } from 'react';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { BlockProps } from '../_shared/block.ts';
import { NextTables } from '../_shared/next-tables/next-tables.tsx';
import { currentClosure, currentStatus } from '../_shared/restaurant/current-status.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import styles from './location-street.module.css';

type LocationStreetProps = Pick<BlockProps<'location-list'>, 'tile' | 'placement' | 'page'> & {
  readonly restaurants: readonly Restaurant[];
};

/** The largest width of one front in the styles, roughly. */
const sizes = '(min-width: 84rem) 26rem, (min-width: 44rem) 23rem, 15rem';

/**
 * The fronts of all restaurants side by side as one street that scrolls: lit while a restaurant is open, dark while it
 * is closed, with its next free tables below.
 */
export function LocationStreet({ tile, placement, page, restaurants }: LocationStreetProps) {
  if (restaurants.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.street}`}>
      {restaurants.map((restaurant) => {
        const { storeId, slug, title, cityName, heroMedia } = restaurant;
        const status = currentStatus(restaurant, page.now);
        const name = createElement(
          `h${innerHeadingLevel(tile, placement)}`,
          { className: styles.name },
          <a href={restaurantPath(restaurant)}>{title}</a>,
        );
        return (
          <li key={storeId} id={`${tile.key}-${slug}`} className={styles.item}>
            <div className={styles.front} data-open={status?.open}>
              <TileMedia tile={{ key: slug }} image={heroMedia && { ...heroMedia, alt: '' }} sizes={sizes} />
            </div>
            <div className={styles.door}>
              {name}
              {cityName && cityName !== title && <p className={styles.city}>{cityName}</p>}
              <StatusLine status={status} />
              {!currentClosure(restaurant, page.now) && <NextTables restaurant={restaurant} page={page} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
