import { phoneHref } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { milesText } from '#schemas/domain/restaurant/nearest-restaurants.ts';

interface NoBookingsProps {
  readonly restaurant: Pick<JourneyRestaurant, 'title' | 'phone'>;
  /** Why, in the words of the booking system’s catalogue. */
  readonly message: string;
  readonly nearby: readonly NearbyRestaurant[];
  /** The day that was asked for. */
  readonly date?: string | undefined;
  /** Whether it takes the place of something that was there before. */
  readonly isAnnounced?: boolean;
}

/** Says why a restaurant takes no bookings here, and where else there may be a table. Works without script. */
export function NoBookings({ restaurant, message, nearby, date, isAnnounced = false }: NoBookingsProps) {
  return (
    <div className={styles.form}>
      <div className={styles.notice} role={isAnnounced ? 'alert' : undefined}>
        <p>{message}</p>
        {restaurant.phone && (
          <p className={styles.ways}>
            <a href={phoneHref(restaurant.phone)}>
              Ring {restaurant.title}: {restaurant.phone}
            </a>
          </p>
        )}
      </div>
      {nearby.length > 0 && (
        <div className={styles.nearby}>
          <p>Restaurants nearby that take bookings:</p>
          <ul className="plain-list">
            {nearby.map((each) => (
              <li key={each.storeId}>
                <a className={styles.near} href={stepAddress(each, 'party', { date })}>
                  <b>{each.title}</b> <span>{milesText(each.miles)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
