'use client';

import { dayWords } from '#blocks/booking/calendar/day/day-words.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { coversWords } from './party/party-words.ts';

interface SummaryProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  /** How far the choice has come: what is chosen later is not shown yet. */
  readonly withTime: boolean;
}

/** What has been chosen so far, in one line. */
export function Summary({ restaurant, choice, withTime }: SummaryProps) {
  const { date, time, adults, children = 0 } = choice;
  const said = [
    restaurant.title,
    date && dayWords(date),
    withTime && time,
    adults !== undefined && coversWords(adults, children),
  ].filter((each) => typeof each === 'string' && each !== '');
  return <p className={styles.summary}>{said.join(' · ')}</p>;
}
