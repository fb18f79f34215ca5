import { isClosedOn } from '#blocks/_shared/restaurant/restaurant-closure.ts';
import { explainRefusal } from '#blocks/booking/calendar/day/day-limits.ts';
import { findClosure, getBookingDays } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { timeOfMenus, toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import { findFirstDay } from '#schemas/domain/booking/availability/first-day.ts';
import { readChoice } from '#schemas/domain/booking/booking-choice.ts';
import { notADateMessage, notATimeMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { currentEvening, findUnofferedOption } from '../find-table-rejection.ts';

interface ChoiceInput {
  readonly questions: Pick<BookingQueries, 'areas' | 'menus'>;
  readonly restaurant: Restaurant;
  readonly now: Date;
  /** The query of the address. */
  readonly query: Readonly<Record<string, readonly string[]>>;
}

type OfferedChoice = Pick<BookingPageState, 'step' | 'choice' | 'notOffered'>;

/**
 * Leaves out what an address chooses although it is not offered: a day on which nothing can be booked, an area or a menu
 * that the booking system does not have, text that is not a day or time. Leads back to the step at which it is chosen, with
 * a message.
 */
export async function findOfferedChoice(
  { questions, restaurant, now, query }: ChoiceInput,
  { step, choice }: OfferedChoice,
): Promise<OfferedChoice> {
  const { date, time } = choice;
  const requested = readChoice(query);
  const isDay = query.date === undefined || requested.date !== undefined;
  const closure = findClosure(restaurant, now);
  // The page states the closure itself, with restaurants nearby.
  if (isDay && closure && isClosedOn(closure, date)) return { step: 'party', choice: { ...choice, time: undefined } };
  const refusal = isDay ? date && explainDay(restaurant, date, now) : notADateMessage;
  if (refusal) {
    const other = { ...choice, date: findFirstDay(restaurant, now), time: undefined, extras: [] };
    return { step: 'party', choice: other, notOffered: refusal };
  }
  if (query.time !== undefined && requested.time === undefined)
    return {
      step: step === 'party' ? step : 'time',
      choice: { ...choice, time: undefined },
      notOffered: notATimeMessage,
    };
  const party = toBookingParty(restaurant.storeId, choice);
  const unoffered =
    party && (await findUnofferedOption(questions, party, step === 'time' ? timeOfMenus(choice) : time));
  if (!unoffered) return { step, choice };
  const { option, message } = unoffered;
  return { step: step === 'party' ? step : 'time', choice: { ...choice, [option]: undefined }, notOffered: message };
}

/** Why the calendar of the restaurant does not offer a day; undefined if it does. */
function explainDay(restaurant: Restaurant, date: string, now: Date): string | undefined {
  const days = getBookingDays(restaurant, now);
  const evening = currentEvening(restaurant.timeZone, now);
  // After midnight, a guest may still be booking a table of the evening before.
  return explainRefusal(date, date === evening ? { ...days, today: evening, first: evening } : days);
}
