import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';

/** What was sent, for a guest who may have chosen something else since then. Undefined for an incomplete choice. */
export function describeSentBooking({ date, time, adults, children = 0 }: BookingChoice): string | undefined {
  if (date === undefined || time === undefined || adults === undefined) return undefined;
  return `What was sent: ${formatCovers(adults, children)} on ${formatDayWithWeekday(date)} at ${time}.`;
}
