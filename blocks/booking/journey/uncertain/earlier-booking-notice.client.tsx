'use client';

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { type ContactableRestaurant, ContactLink } from '#blocks/booking/steps/contact-link.tsx';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import type { UncertainBooking } from '#schemas/domain/booking/uncertain-booking.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';

interface EarlierBookingNoticeProps {
  readonly booking: UncertainBooking;
  /** Whether the page shows a booking that was made. */
  readonly isAfterBooking: boolean;
  /** Whom to call. */
  readonly restaurant: ContactableRestaurant;
  readonly onDismiss: () => void;
}

/** Mentions an earlier booking that may have been made, and what was booked all the same since then. */
export function EarlierBookingNotice({ booking, isAfterBooking, restaurant, onDismiss }: EarlierBookingNoticeProps) {
  const { made } = booking;
  return (
    <div className={styles.notice} role="status" data-kind="earlier">
      {made && !isAfterBooking && <p>{describeMade(made)}</p>}
      <p>{describeDoubt(booking, made !== undefined || isAfterBooking)}</p>
      <p className={styles.ways}>
        <ContactLink restaurant={restaurant} />
        <Button variant="secondary" size="small" className={styles.scripted} onClick={onDismiss}>
          Dismiss
        </Button>
      </p>
    </div>
  );
}

const describeMade = ({ reference, ...made }: NonNullable<UncertainBooking['made']>): string =>
  `${made.isEnquiry ? 'Your request was sent' : 'Your table is booked'}: ${describeTable(made)}.${reference ? ` The reference is ${reference}.` : ''}`;

/** `isAnother`: something was booked since then. */
function describeDoubt({ isEnquiry, ...table }: UncertainBooking, isAnother: boolean): string {
  const [article, pronoun] = isAnother ? ['another', 'that'] : ['a', 'your'];
  const [what, result] = isEnquiry
    ? [`sent ${article} request`, `${pronoun} request was sent`]
    : [`${article} table`, `${pronoun} table was booked`];
  return `You may have ${what} already: ${describeTable(table)}. We do not know whether ${result}. Please ask the restaurant before you try again.`;
}

const describeTable = ({ date, time, adults, children }: Omit<UncertainBooking, 'storeId' | 'isEnquiry'>): string =>
  `${formatCovers(adults, children)} on ${formatDayWithWeekday(date)} at ${time}`;
