'use client';

import { formatDayWithWeekday } from '#blocks/booking/calendar/day/day-names.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { formatCovers } from './party/format-covers.ts';

interface BookingThanksProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  /** Undefined for an enquiry whose reply has none. */
  readonly reference: string | undefined;
  readonly isEnquiry: boolean;
}

/** The end of a booking. A request is not a table yet, and the text must not suggest that it is. */
export function BookingThanks({ restaurant, choice, reference, isEnquiry }: BookingThanksProps) {
  const { date = '', time = '', adults = 0, children = 0 } = choice;
  const { booked, requested } = restaurant.options.texts ?? {};
  const text = isEnquiry ? requested : booked;
  return (
    <div className={styles.thanks}>
      {reference && (
        <p className={styles.reference}>
          <span>{isEnquiry ? 'Your request' : 'Your reference'}</span>
          <b>{reference}</b>
        </p>
      )}
      <p>
        {isEnquiry
          ? `${restaurant.title} has your request. It is not a booking yet.`
          : `${restaurant.title} expects ${formatCovers(adults, children)} on ${formatDayWithWeekday(date)} at ${time}.`}
        {text && ` ${text}`}
      </p>
      <p className={styles.ways}>
        {!isEnquiry && reference && <a href={calendarLink(restaurant, choice, reference)}>Add to your calendar</a>}
        {restaurant.mapUrl && (
          <a href={restaurant.mapUrl} target="_blank" rel="noopener">
            Directions
          </a>
        )}
        <a href={restaurant.path}>Another table</a>
      </p>
    </div>
  );
}

const calendarLink = (
  { storeId }: JourneyRestaurant,
  { date = '', time = '' }: BookingChoice,
  reference: string,
): string => `/api/booking/calendar/${storeId}?${new URLSearchParams({ date, time, reference })}`;
