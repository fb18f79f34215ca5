/** @jsxImportSource #eager */

import type { ReactNode } from 'react';
import { formatAddress } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { fromWide } from '../_shared/styles/breakpoints.ts';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import styles from './manage-booking.module.css';

interface BesideRestaurantProps {
  /** Undefined if it no longer exists: the slip is alone then. */
  readonly restaurant: Restaurant | undefined;
  readonly children: ReactNode;
}

/** A slip, with the front of its restaurant beside it where the page is wide. */
export const BesideRestaurant = ({ restaurant, children }: BesideRestaurantProps) => (
  <div className={styles.beside}>
    {children}
    {restaurant && <RestaurantFront restaurant={restaurant} />}
  </div>
);

/** The front of a restaurant with its name and address. Only a wide page has room for it; the slip says the same. */
export function RestaurantFront({ restaurant }: { readonly restaurant: Restaurant }) {
  const { slug, title, heroMedia } = restaurant;
  return (
    <figure className={`screen-only ${styles.front}`} data-surface="primary">
      <TileMedia
        tile={{ key: slug }}
        image={heroMedia && { ...heroMedia, alt: '' }}
        sizes={`${fromWide} 40vw, 1px`}
        className={styles.picture}
      />
      <figcaption>
        <a href={restaurantPath(restaurant)}>{title}</a>
        <span>{formatAddress(restaurant)}</span>
      </figcaption>
    </figure>
  );
}
