'use client';

import { dayWords } from '#blocks/booking/calendar/day/day-words.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyHouse } from '#blocks/booking/journey/journey-house.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { coversWords } from './party/party-words.ts';

interface ThanksProps {
  readonly house: JourneyHouse;
  readonly choice: BookingChoice;
  readonly reference: string;
  readonly isEnquiry: boolean;
}

/** The end of the journey. A request is not a table yet, and nothing here says that it is. */
export function Thanks({ house, choice, reference, isEnquiry }: ThanksProps) {
  const { date = '', time = '', adults = 0, children = 0 } = choice;
  return (
    <div className={styles.thanks}>
      <p className={styles.reference}>
        <span>{isEnquiry ? 'Your request' : 'Your reference'}</span>
        <b>{reference}</b>
      </p>
      <p>
        {isEnquiry
          ? `${house.title} will answer by e-mail. Until then no table is kept.`
          : `${house.title} expects ${coversWords(adults, children)} on ${dayWords(date)} at ${time}. An e-mail with all of this is on its way.`}
      </p>
      <p className={styles.ways}>
        {!isEnquiry && <a href={calendarLink(house, choice, reference)}>Add to your calendar</a>}
        {house.mapUrl && (
          <a href={house.mapUrl} target="_blank" rel="noopener">
            Directions
          </a>
        )}
        <a href={house.path}>Another table</a>
      </p>
    </div>
  );
}

const calendarLink = ({ storeId }: JourneyHouse, { date = '', time = '' }: BookingChoice, reference: string): string =>
  `/api/booking/calendar/${storeId}?${new URLSearchParams({ date, time, reference })}`;
