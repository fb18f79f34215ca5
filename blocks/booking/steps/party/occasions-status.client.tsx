'use client';

import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { noOccasionMessage } from '#schemas/domain/booking/booking-message.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { LoadError, LoadingIndicator } from '../step-messages.client.tsx';

interface OccasionsStatusProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly occasions: JourneyFacts['occasions'];
  readonly hasOccasion: boolean;
  readonly isLoading: boolean;
  readonly askAgain: JourneyFacts['askAgain'];
}

/** What there is to say while the occasions of a day are loading, cannot be loaded or are none. */
export function OccasionsStatus({ restaurant, choice, occasions, ...props }: OccasionsStatusProps) {
  const answer = occasions.data;
  const retry = { retryUrl: stepAddress(restaurant, 'party', choice), onRetry: () => occasions.refetch() };
  return (
    <>
      {props.isLoading && !answer && (
        <LoadingIndicator label="Checking what can be booked on that day" onRetry={props.askAgain} />
      )}
      {answer && !answer.ok && <LoadError restaurant={restaurant} message={answer.message} {...retry} />}
      {answer?.ok && !props.hasOccasion && choice.date !== undefined && (
        <LoadError restaurant={restaurant} message={noOccasionMessage(formatDayWithWeekday(choice.date))} {...retry} />
      )}
    </>
  );
}
