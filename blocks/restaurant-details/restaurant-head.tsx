/** @jsxImportSource #eager */

import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { BlockProps } from '../_shared/block.ts';
import { NextTables } from '../_shared/next-tables/next-tables.tsx';
import { currentClosure, currentStatus, isClosedForBookings } from '../_shared/restaurant/current-status.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { StatusLine } from '../_shared/restaurant/status-line.tsx';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { TileLink } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { basicLinkProps } from './basic-link-props.ts';
import styles from './restaurant-head.module.css';

type RestaurantHeadProps = Pick<BlockProps<'restaurant-details'>, 'tile' | 'placement' | 'page'> & {
  readonly restaurant: Restaurant;
};

/**
 * What is seen first of a restaurant: its front, lit while it is open, as in the street of all restaurants; its name, its
 * status, its next free tables, the main action and its menus.
 */
export function RestaurantHead({ tile, restaurant, placement, page }: RestaurantHeadProps) {
  const status = currentStatus(restaurant, page.now);
  const action = isClosedForBookings(restaurant, page.now) ? undefined : mainAction(restaurant);
  return (
    <div className={styles.head}>
      <div className={styles.front} data-open={status?.open}>
        <TileMedia
          tile={{ ...tile, key: `${tile.key}-${restaurant.slug}` }}
          image={restaurant.heroMedia}
          sizes={sizesFor(placement.span, 0.6)}
          eager={placement.first}
        />
      </div>
      <div className={styles.door}>
        <div className={styles.name}>
          <TileHeading
            tile={{ key: tile.key, heading: tile.heading ?? restaurant.title }}
            placement={placement}
            scale="display"
          />
          <StatusLine status={status} />
        </div>
        <div className={styles.tables}>
          {!currentClosure(restaurant, page.now) && <NextTables restaurant={restaurant} page={page} />}
          <div className={styles.actions}>
            {action && <TileLink link={{ ...basicLinkProps, ...action, style: 'primary' }} className={styles.action} />}
            <TileLink
              link={{
                ...basicLinkProps,
                linkText: 'Menus',
                linkUrl: `${restaurantPath(restaurant)}/menu`,
                style: 'quiet',
              }}
              className="screen-only"
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Booking; where that is not possible, a call or an email. */
function mainAction(restaurant: Restaurant): { readonly linkText: string; readonly linkUrl: string } | undefined {
  const { onlineBooking, bookATableWidgetId, phone, email } = restaurant;
  if (onlineBooking || bookATableWidgetId !== undefined)
    return { linkText: 'Book a table', linkUrl: `${restaurantPath(restaurant)}/book-now` };
  if (phone) return { linkText: `Ring ${phone}`, linkUrl: phoneHref(phone) };
  return email ? { linkText: 'Write to us', linkUrl: `mailto:${email}` } : undefined;
}
