import { maxDaysAhead } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { timeOfMenus, toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import { findFirstDay } from '#schemas/domain/booking/availability/first-day.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { hoursOn } from '#schemas/domain/restaurant/hours-on.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { currentEvening, findUnofferedOption } from '../find-table-rejection.ts';

interface ChoiceInput {
  readonly questions: Pick<BookingQueries, 'areas' | 'menus'>;
  readonly restaurant: Restaurant;
  readonly now: Date;
}

type OfferedChoice = Pick<BookingPageState, 'step' | 'choice' | 'notOffered'>;

/**
 * Leaves out what an address chooses although it is not offered: a day on which nothing can be booked, an area or a menu
 * that the booking system does not have. Leads back to the step at which it is chosen, with a message.
 */
export async function findOfferedChoice(
  { questions, restaurant, now }: ChoiceInput,
  { step, choice }: OfferedChoice,
): Promise<OfferedChoice> {
  const { date, time } = choice;
  if (date !== undefined && !isBookableDay(restaurant, date, now)) {
    const other = { ...choice, date: findFirstDay(restaurant, now), time: undefined, extras: [] };
    return { step: 'party', choice: other, notOffered: bookingMessage(bookingCode.notOnThisDate) };
  }
  const party = toBookingParty(restaurant.storeId, choice);
  const unoffered =
    party && (await findUnofferedOption(questions, party, step === 'time' ? timeOfMenus(choice) : time));
  if (!unoffered) return { step, choice };
  const { option, message } = unoffered;
  return { step: step === 'party' ? step : 'time', choice: { ...choice, [option]: undefined }, notOffered: message };
}

/** Whether the calendar of the restaurant offers a day. */
function isBookableDay(restaurant: Restaurant, date: string, now: Date): boolean {
  const today = currentEvening(restaurant.timeZone, now);
  const last = addDays(today, restaurant.bookingDaysAhead ?? maxDaysAhead);
  return date >= today && date <= last && hoursOn(restaurant, date)?.open !== false;
}
