'use client';

import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { LoadError, LoadingIndicator } from '../step-messages.client.tsx';

interface SlotsStatusProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly facts: JourneyFacts;
}

/** What there is to say while the times are loading or cannot be loaded. */
export function SlotsStatus({ restaurant, choice, facts }: SlotsStatusProps) {
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
    </>
  );
}
