'use client';

import { dayWords } from '#blocks/booking/calendar/day/day-words.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { coversWords } from './party/party-words.ts';

interface ThanksProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly reference: string;
  readonly isEnquiry: boolean;
}

/** The end of the journey. A request is not a table yet, and nothing here says that it is. */
export function Thanks({ restaurant, choice, reference, isEnquiry }: ThanksProps) {
  const { date = '', time = '', adults = 0, children = 0 } = choice;
  return (
    <div className={styles.thanks}>
      <p className={styles.reference}>
        <span>{isEnquiry ? 'Your request' : 'Your reference'}</span>
        <b>{reference}</b>
      </p>
      <p>
        {isEnquiry
          ? `${restaurant.title} will answer by e-mail. Until then no table is kept.`
          : `${restaurant.title} expects ${coversWords(adults, children)} on ${dayWords(date)} at ${time}. An e-mail with all of this is on its way.`}
      </p>
      <p className={styles.ways}>
        {!isEnquiry && <a href={calendarLink(restaurant, choice, reference)}>Add to your calendar</a>}
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
