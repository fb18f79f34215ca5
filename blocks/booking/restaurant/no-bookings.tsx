import { onPlainClick } from '#blocks/_shared/browser/plain-click.ts';
import { formatDay } from '#blocks/_shared/format/format-day.ts';
import { ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { type ContactableRestaurant, ContactLink } from '#blocks/booking/steps/contact-link.tsx';
import { formatMiles } from '#schemas/domain/restaurant/nearest-restaurants.ts';

interface Reopening {
  readonly day: string;
  readonly href: string;
  /** Books for that day where the guest is. If absent, the link leads to the booking page. */
  readonly onChosen?: (() => void) | undefined;
}

interface NoBookingsProps {
  readonly restaurant: ContactableRestaurant;
  /** The reason, from the booking system's catalogue of messages. */
  readonly message: string;
  readonly nearby: readonly NearbyRestaurant[];
  /** Where bookings for the first day after a closure are taken. */
  readonly reopening?: Reopening | undefined;
  /** The chosen day. */
  readonly date?: string | undefined;
  /** Whether it replaces earlier content, so that it must be announced. */
  readonly isAnnounced?: boolean;
}

/** Explains why a restaurant takes no bookings here, and lists restaurants nearby. Works without script. */
export function NoBookings({ restaurant, message, nearby, reopening, date, isAnnounced = false }: NoBookingsProps) {
  return (
    <div className={styles.form}>
      <div className={styles.notice} role={isAnnounced ? 'alert' : undefined}>
        <p>{message}</p>
        {reopening && (
          <p className={styles.ways}>
            <a href={reopening.href} onClick={reopening.onChosen && onPlainClick(reopening.onChosen)}>
              Book for {formatDay(reopening.day)} or later
            </a>
          </p>
        )}
        {(restaurant.phone || restaurant.email || restaurant.pagePath) && (
          <p className={styles.ways}>
            <ContactLink restaurant={restaurant} />
          </p>
        )}
      </div>
      {nearby.length > 0 && (
        <div className={styles.nearby}>
          <p>Restaurants nearby that take bookings:</p>
          <ul className="plain-list">
            {nearby.map((each) => (
              <li key={each.storeId}>
                <ButtonLink variant="secondary" size="row" href={stepAddress(each, 'party', { date })}>
                  <b>{each.title}</b> <span>{formatMiles(each.miles)}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
