import type { BookingOptions } from '#blocks/_shared/block.ts';
import { openJourney } from '#blocks/booking/journey/open-journey.ts';
import type { BookingQuestions } from '#schemas/domain/booking/availability/booking-facts.ts';
import { readStep } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingVisit } from '#schemas/domain/booking/booking-visit.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { type VisitInput, visitOf } from './visit-of.ts';

interface Begin {
  readonly asked: Omit<VisitInput, 'times'>;
  readonly restaurant: Restaurant | undefined;
  readonly questions: BookingQuestions;
  readonly options: BookingOptions;
}

/** Where a visitor is in the journey; one who comes without a step begins where it is configured to open. */
export async function beginVisit(begin: Begin): Promise<BookingVisit | undefined> {
  const { asked, restaurant, questions, options } = begin;
  const visit = visitOf({ ...asked, times: options.times }, restaurant);
  if (!visit || !restaurant || asked.sent || readStep(asked.query)) return visit;
  const { storeId } = restaurant;
  return { ...visit, ...(await openJourney({ questions, storeId, choice: visit.choice, options })) };
}
