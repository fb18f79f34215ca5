/** @jsxImportSource #eager */
import { BookedTable } from '#blocks/_shared/restaurant/table-scene/booked-table.tsx';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import type { SharedBooking } from '#schemas/api/booking/manage-booking.ts';
import { directionsHref, formatPlace } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { restaurantPath } from '../_shared/restaurant/restaurant-links.ts';
import { ButtonLink } from '../_shared/ui/button/button.tsx';
import { BesideRestaurant } from './beside-restaurant.tsx';
import styles from './manage-booking.module.css';

interface SharedTableProps {
  readonly booking: SharedBooking;
  /** The key in the page's address. */
  readonly shareKey: string | undefined;
  /** Undefined if it no longer exists. */
  readonly restaurant: Restaurant | undefined;
}

/** Where and when, for friends: nothing personal, and nothing to change. */
export function SharedTable({ booking, shareKey, restaurant }: SharedTableProps) {
  const isCancelled = booking.status === 'cancelled';
  return (
    <BesideRestaurant restaurant={restaurant}>
      <div className={styles.slip} data-slip data-cancelled={isCancelled ? '' : undefined}>
        {booking.status === 'booked' && (
          <div className={styles.scene}>
            <BookedTable guests={booking.adults + booking.children} time={booking.time} />
          </div>
        )}
        <p className={styles.when}>
          {formatDayWithWeekday(booking.date)}, <b>{booking.time}</b>
        </p>
        <p>{formatCovers(booking.adults, booking.children)}</p>
        {restaurant && <p>{formatPlace(restaurant)}</p>}
        {isCancelled && (
          <>
            <p className={styles.status}>
              Nothing is reserved any more. Ask the person who invited you what happens next.
            </p>
            <p className={`screen-only ${styles.buttons}`}>
              <ButtonLink href={restaurant ? `/booking/${restaurant.slug}` : '/booking'}>
                Book a table of your own
              </ButtonLink>
            </p>
          </>
        )}
        {booking.status === 'asked' && (
          <p className={styles.status}>This is a request, not a booking yet. The restaurant answers who asked.</p>
        )}
        {restaurant && (
          <p className={`screen-only ${styles.ways}`}>
            {booking.status === 'booked' && shareKey !== undefined && (
              <a href={`/api/booking/calendar/shared/${shareKey}`}>Add to your calendar</a>
            )}
            {!isCancelled && (
              <a href={directionsHref(restaurant)} target="_blank" rel="noopener">
                Directions
              </a>
            )}
            <a href={restaurantPath(restaurant)}>The restaurant</a>
            <a href={`${restaurantPath(restaurant)}/menu`}>What there is to eat</a>
          </p>
        )}
      </div>
    </BesideRestaurant>
  );
}
