'use client';

import { dayWords } from '#blocks/booking/calendar/day-words.ts';
import type { BookingChoice } from '#schemas/table-booking/booking-choice.ts';
import styles from './journey.module.css';
import type { JourneyHouse } from './journey-house.ts';
import { coversWords } from './party-words.ts';

interface SummaryProps {
  readonly house: JourneyHouse;
  readonly choice: BookingChoice;
  /** How far the choice has come: what is chosen later is not shown yet. */
  readonly withTime: boolean;
}

/** What has been chosen so far, in one line. */
export function Summary({ house, choice, withTime }: SummaryProps) {
  const { date, time, adults, children = 0 } = choice;
  const said = [
    house.title,
    date && dayWords(date),
    withTime && time,
    adults !== undefined && coversWords(adults, children),
  ].filter((each) => typeof each === 'string' && each !== '');
  return <p className={styles.summary}>{said.join(' · ')}</p>;
}
