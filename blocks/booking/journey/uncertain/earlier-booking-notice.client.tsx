'use client';

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { formatDayWithWeekday } from '#blocks/booking/calendar/day/day-names.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { type ContactableRestaurant, ContactLink } from '#blocks/booking/steps/contact-link.tsx';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import type { UncertainBooking } from './uncertain-bookings.client.ts';

interface EarlierBookingNoticeProps {
  readonly booking: UncertainBooking;
  /** Whom to call. */
  readonly restaurant: ContactableRestaurant;
  readonly onDismiss: () => void;
}

/** Mentions a booking of an earlier visit that may have been made. */
export function EarlierBookingNotice({ booking, restaurant, onDismiss }: EarlierBookingNoticeProps) {
  const { date, time, adults, children, isEnquiry } = booking;
  return (
    <div className={styles.notice} role="status" data-kind="earlier">
      <p>
        {isEnquiry ? 'You may have sent a request already: ' : 'You may have a table already: '}
        {formatCovers(adults, children)} on {formatDayWithWeekday(date)} at {time}. We do not know whether your{' '}
        {isEnquiry ? 'request was sent' : 'table was booked'}. Please ask the restaurant before you try again.
      </p>
      <p className={styles.ways}>
        <ContactLink restaurant={restaurant} />
        <Button variant="secondary" size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      </p>
    </div>
  );
}
