'use client';

import styles from '#blocks/booking/journey/booking-journey.module.css';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { LoadError, LoadingIndicator } from '../step-messages.client.tsx';

interface SlotsStatusProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly facts: JourneyFacts;
  readonly hasFreeSlot: boolean;
  /** The meal that was asked for, if none of its times is free. */
  readonly fullMeal: string | undefined;
}

/** What there is to say while the times are loading, cannot be loaded or are all taken. */
export function SlotsStatus({ restaurant, choice, facts, hasFreeSlot, fullMeal }: SlotsStatusProps) {
  const slots = facts.slots.data;
  return (
    <>
      {!slots && <LoadingIndicator label="Looking for tables" onRetry={facts.askAgain} />}
      {slots && !slots.ok && (
        <LoadError
          restaurant={restaurant}
          message={slots.message}
          retryUrl={stepAddress(restaurant, 'time', choice)}
          onRetry={() => facts.slots.refetch()}
        />
      )}
      {slots?.ok && hasFreeSlot && fullMeal !== undefined && (
        <p className={styles.aside} role="status">
          {`${fullMeal} has no free table for that on this day. The free times are at other meals.`}
        </p>
      )}
      {slots?.ok && !hasFreeSlot && (
        <LoadError
          restaurant={restaurant}
          message="There is no table left for that on this day. Another day, or fewer people, may have one."
          retryUrl={stepAddress(restaurant, 'party', choice)}
          onRetry={() => facts.slots.refetch()}
        />
      )}
    </>
  );
}
