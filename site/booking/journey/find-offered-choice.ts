import { isClosedOn } from '#blocks/_shared/restaurant/restaurant-closure.ts';
import { explainRefusal } from '#blocks/booking/calendar/day/day-limits.ts';
import { findClosure, getBookingDays } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { timeOfMenus, toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import { findFirstDay } from '#schemas/domain/booking/availability/first-day.ts';
import { isOfferedTime, type TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import { isCountInvalid, readChoice } from '#schemas/domain/booking/booking-choice.ts';
import {
  noOccasionMessage,
  notACountMessage,
  notADateMessage,
  notATimeMessage,
  occasionNotOfferedMessage,
  timeNotOfferedMessage,
  unknownAreaMessage,
} from '#schemas/domain/booking/booking-message.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { coversError, coversOf } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { hoursOn } from '#schemas/domain/restaurant/hours/hours-on.ts';
import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { readWallTime } from '#schemas/domain/restaurant/wall-time.ts';
import { currentEvening, findUnofferedOption } from '../find-table-rejection.ts';

interface ChoiceInput {
  readonly questions: Pick<BookingQueries, 'areas' | 'menus'>;
  readonly restaurant: Restaurant;
  readonly now: Date;
  /** The query of the address. */
  readonly query: Readonly<Record<string, readonly string[]>>;
  /** The times that a posted form may name. Absent: a time of the address is rounded to one of them. */
  readonly times?: TimesOfDay | undefined;
}

interface WithdrawnChoiceInput extends ChoiceInput {
  readonly questions: Pick<BookingQueries, 'occasions' | 'areas' | 'menus'>;
  /** The largest party that can book online. */
  readonly maxCovers: number;
}

type OfferedChoice = Pick<BookingPageState, 'step' | 'choice' | 'notOffered'>;

/**
 * Leaves out what an address chooses although it is not offered: a day on which nothing can be booked, an area or a menu
 * that the booking system does not have, text that is not a day or time. Leads back to the step at which it is chosen, with
 * a message.
 */
export async function findOfferedChoice(
  { questions, ...input }: ChoiceInput,
  { step, choice }: OfferedChoice,
): Promise<OfferedChoice> {
  const invalid = findInvalidChoice(input, { step, choice });
  if (invalid) return invalid;
  const party = toBookingParty(input.restaurant.storeId, choice);
  const unoffered =
    party && (await findUnofferedOption(questions, party, step === 'time' ? timeOfMenus(choice) : choice.time));
  if (!unoffered) return { step, choice };
  const { option, message } = unoffered;
  return { step: step === 'party' ? step : 'time', choice: { ...choice, [option]: undefined }, notOffered: message };
}

/**
 * Like `findOfferedChoice`, for a booking that was refused: an editor may have removed its occasion, or closed its day, while
 * the form was open, or its occasion does not take the party, which the first step explains. Undefined where the choice is
 * still offered.
 */
export async function findWithdrawnChoice(
  { questions, maxCovers, ...input }: WithdrawnChoiceInput,
  { step, choice }: OfferedChoice,
): Promise<OfferedChoice | undefined> {
  const { date, occasionId } = choice;
  const occasions = date === undefined ? undefined : await questions.occasions(input.restaurant.storeId, date);
  if (date !== undefined && occasions?.ok && occasions.value.every(({ id }) => id !== occasionId))
    return {
      step: 'party',
      choice: { ...choice, occasionId: undefined, areaId: undefined, menuId: undefined, time: undefined, extras: [] },
      notOffered:
        occasions.value.length > 0 ? occasionNotOfferedMessage : noOccasionMessage(formatDayWithWeekday(date)),
    };
  const occasion = occasions?.ok ? occasions.value.find(({ id }) => id === occasionId) : undefined;
  if (occasion && coversError(occasion, coversOf(occasion, choice), maxCovers)) return { step: 'party', choice };
  const offered = await findOfferedChoice({ questions, ...input }, { step, choice });
  return offered.notOffered === undefined ? undefined : offered;
}

/**
 * What an address chooses although the site itself knows that it cannot be booked: a number of people, a day or a time.
 * Undefined where there is nothing of it.
 */
export function findInvalidChoice(
  { restaurant, now, query, times }: Omit<ChoiceInput, 'questions'>,
  { step, choice }: OfferedChoice,
): OfferedChoice | undefined {
  const { date } = choice;
  const requested = readChoice(query);
  const isDay = query.date === undefined || requested.date !== undefined;
  const closure = findClosure(restaurant, now);
  // The page states the closure itself, with restaurants nearby.
  if (isDay && closure && isClosedOn(closure, date)) return { step: 'party', choice: { ...choice, time: undefined } };
  if (isCountInvalid(query)) return { step: 'party', choice, notOffered: notACountMessage };
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
  if (query.area?.[0] && requested.areaId === undefined)
    return { step: step === 'party' ? step : 'time', choice, notOffered: unknownAreaMessage };
  if (requested.time === undefined || !times || isOfferedTime(requested.time, times)) return undefined;
  return {
    step: 'time',
    choice: { ...choice, time: undefined },
    notOffered: timeNotOfferedMessage(requested.time),
  };
}

/** Why the calendar of the restaurant does not offer a day; undefined if it does. */
function explainDay(restaurant: Restaurant, date: string, now: Date): string | undefined {
  const days = getBookingDays(restaurant, now);
  const evening = currentEvening(restaurant.timeZone, now);
  // After midnight, a guest may still be booking a table of the evening before.
  const isOffered = date === evening && isStillOpen(restaurant, evening, now);
  return explainRefusal(date, isOffered ? { ...days, today: evening, first: evening } : days);
}

/** Whether a restaurant is open on the night after a day. True where its hours are unknown. */
function isStillOpen(restaurant: Restaurant, day: string, now: Date): boolean {
  const hours = hoursOn(restaurant, day);
  if (!hours) return true;
  return hours.open && hours.to <= hours.from && readWallTime(restaurant, now).minutes < parseMinutes(hours.to);
}
