'use client';

import styles from '#blocks/booking/journey/booking-journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { formatCovers } from './party/format-covers.ts';

interface SummaryProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  /** Whether to show the time: later choices are not shown yet. */
  readonly withTime: boolean;
  /** The name of the chosen area. */
  readonly area?: string | undefined;
  /** The name of the chosen menu. */
  readonly menu?: string | undefined;
}

/** The choices so far, on one line. */
export function Summary({ restaurant, choice, withTime, area, menu }: SummaryProps) {
  const { date, time, adults, children = 0 } = choice;
  const parts = [
    restaurant.title,
    date && formatDayWithWeekday(date),
    withTime && time,
    adults !== undefined && formatCovers(adults, children),
    withTime && area,
    withTime && menu,
  ].filter((each) => typeof each === 'string' && each !== '');
  return <p className={styles.summary}>{parts.join(' · ')}</p>;
}
