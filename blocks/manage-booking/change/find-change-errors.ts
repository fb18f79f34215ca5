import { formatDayOfWeek } from '#blocks/_shared/format/format-day.ts';
import { explainRefusal } from '#blocks/booking/calendar/day/day-limits.ts';
import { getBookingDays } from '#blocks/booking/journey/create-journey-restaurant.ts';
import { chosenAreaOf, type OpenBooking, tableOf } from '#blocks/manage-booking/managed-view.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { coversError, partyLimitMessage } from '#schemas/domain/booking/journey/choose-occasion.ts';
import type { ChangeErrors } from '#schemas/domain/booking/manage/booking-manager.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';

/** Whether a time can be chosen for the day and party that are shown. */
export const hasFreeTime = ({ times }: OpenBooking): boolean =>
  times?.ok === true && times.value.some(({ available }) => available);

/** Whether the posted day or party was missing or invalid, so that no times belong to it. */
export function isTableMissing({ managed }: Pick<PageContext, 'managed'>): boolean {
  const { bookingDate, adults, children } = managed?.errors ?? {};
  return [bookingDate, adults, children].some((error) => error !== undefined);
}

/** Returns what is wrong with the day and party that are shown, in the words of the booking form. */
export function findChangeErrors(managed: OpenBooking, page: PageContext): ChangeErrors {
  const typed = page.managed?.errors ?? {};
  const { restaurant, times } = managed;
  if (hasFreeTime(managed)) return { ...typed, time: typed.time ?? findTimeError(managed, page) };
  const { date, adults, children } = tableOf(managed);
  const isPartyRefused = times?.ok === false && partyCodes.has(times.code ?? -1);
  return {
    bookingDate: restaurant && explainRefusal(date, getBookingDays(restaurant, page.now)),
    adults:
      findLimitError(managed, page) ??
      coversError(occasionOf(managed), { adults, children }, page.options.booking.maxCovers) ??
      (isPartyRefused ? times.message : undefined),
    ...typed,
  };
}

/** Returns an error for the chosen time if a change to it was tried and refused. */
function findTimeError(managed: OpenBooking, { managed: state }: PageContext): string | undefined {
  const time = state?.values.time;
  if (state?.action !== 'change' || time === undefined || managed.times?.ok !== true) return undefined;
  const slot = managed.times.value.find((each) => each.time === time);
  // A time that was taken while the guest looked at it has a message of its own.
  if (slot && (slot.available || !state.isUnconfirmed)) return undefined;
  return `There is no table at ${time} on ${formatDayOfWeek(tableOf(managed).date)}. Choose one of these times.`;
}

/** Returns why no time can be chosen for the day and party that are shown; undefined where one can. */
export function findTimesProblem(managed: OpenBooking, page: PageContext): string | undefined {
  if (!managed.times || hasFreeTime(managed)) return undefined;
  if (!managed.times.ok) return managed.times.message;
  const day = formatDayWithWeekday(tableOf(managed).date);
  const isOneArea = chosenAreaOf(managed, page) !== '';
  return `No table is free for this party on ${day}. Please choose another day${isOneArea ? ' or area' : ''}.`;
}

/** The occasion’s name says nothing to a guest who has never chosen one. */
function findLimitError(managed: OpenBooking, { options }: PageContext): string | undefined {
  const { adults, children } = tableOf(managed);
  const most = Math.min(occasionOf(managed).maximumCovers, options.booking.maxCovers);
  return adults + children > most ? partyLimitMessage(most) : undefined;
}

/** Without known limits every party is tried: the booking system refuses it. */
const occasionOf = ({ booking: { occasion, occasionCovers } }: OpenBooking) => ({
  name: occasion ?? 'This table',
  minimumCovers: occasionCovers?.minimum ?? 0,
  maximumCovers: occasionCovers?.maximum ?? Number.POSITIVE_INFINITY,
});

const partyCodes: ReadonlySet<number> = new Set([bookingCode.tooMany, bookingCode.tooManyForOccasion]);
