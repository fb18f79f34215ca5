import { explainRefusal } from '#blocks/booking/calendar/day/day-limits.ts';
import { getBookingDays } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { coversError } from '#schemas/domain/booking/journey/choose-occasion.ts';
import type { ChangeErrors } from '#schemas/domain/booking/manage/booking-manager.ts';
import { type OpenBooking, tableOf } from './managed-view.ts';

/** Whether a time can be chosen for the day and party that are shown. */
export const hasFreeTime = ({ times }: OpenBooking): boolean =>
  times?.ok === true && times.value.some(({ available }) => available);

/** Returns what is wrong with the day and party that are shown, in the words of the booking form. */
export function findChangeErrors(managed: OpenBooking, page: PageContext): ChangeErrors {
  const typed = page.managed?.errors ?? {};
  const { restaurant, times } = managed;
  if (hasFreeTime(managed)) return typed;
  const { date, adults, children } = tableOf(managed);
  const isPartyRefused = times?.ok === false && partyCodes.has(times.code ?? -1);
  return {
    bookingDate: restaurant && explainRefusal(date, getBookingDays(restaurant, page.now)),
    adults:
      coversError(anyParty, { adults, children }, page.options.booking.maxCovers) ??
      (isPartyRefused ? times.message : undefined),
    ...typed,
  };
}

/** A booking does not state the limits of its occasion. The booking system checks them. */
const anyParty = { name: '', minimumCovers: 0, maximumCovers: Number.POSITIVE_INFINITY };

const partyCodes: ReadonlySet<number> = new Set([bookingCode.tooMany, bookingCode.tooManyForOccasion]);
