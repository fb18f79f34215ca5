'use client';

import { onPlainClick } from '#blocks/_shared/browser/plain-click.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { nameNight } from '#schemas/domain/restaurant/hours/name-night.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { ContactLink } from '../contact-link.tsx';

interface FullNoticeProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  /** Whether the day itself has no free time. */
  readonly isDayFull: boolean;
  /** Whether any time is free, even after midnight. */
  readonly hasFreeSlot: boolean;
  /** The meal that was asked for, if none of its times is free. */
  readonly fullMeal: string | undefined;
  /** Goes back to the step with the day and the party. */
  readonly onBackToParty: () => void;
}

/** Says that the day, or the meal that was asked for, is full. Above the fields, where nothing at the foot of a phone covers it. */
export function FullNotice(props: FullNoticeProps) {
  const { restaurant, choice, isDayFull, hasFreeSlot, fullMeal, onBackToParty } = props;
  if (!isDayFull)
    return fullMeal === undefined ? null : (
      <p className={styles.notice} data-kind="full" role="status">
        {describeFullMeal(fullMeal, choice)}
      </p>
    );
  return (
    <div className={styles.notice} data-kind="full" role="alert">
      <p>{hasFreeSlot ? describeNight(choice) : describeFullDay(choice)}</p>
      <p className={styles.ways}>
        <a href={stepAddress(restaurant, 'party', choice)} onClick={onPlainClick(onBackToParty)}>
          Choose another day
        </a>
        <ContactLink restaurant={restaurant} />
      </p>
    </div>
  );
}

const describeFullMeal = (meal: string, { adults = 0, children = 0, date = '', areaId }: BookingChoice): string =>
  `${meal} is full for ${formatCovers(adults, children)} on ${formatDayWithWeekday(date)}. The free times below are at other hours${areaId ? ', and another part of the restaurant may have a table' : ''}.`;

/** “There is no table left for 2 people on Thursday 10 December 2026.” */
const noTableLeft = ({ adults = 0, children = 0, date = '' }: BookingChoice): string =>
  `There is no table left for ${formatCovers(adults, children)} on ${formatDayWithWeekday(date)}.`;

const describeFullDay = (choice: BookingChoice): string =>
  `${noTableLeft(choice)} Another day, ${choice.areaId ? 'another part of the restaurant, ' : ''}or fewer people, may have one.`;

const describeNight = (choice: BookingChoice): string =>
  `${noTableLeft(choice)} The free times below are after midnight, in ${nameNight(choice.date ?? '')}.`;
