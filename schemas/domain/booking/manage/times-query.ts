import { type BookingChoice, choiceFields, readChoice } from '../booking-choice.ts';
import type { ManageState, TypedChange } from './booking-manager.ts';

/** The query parameters with the table whose times the page of a booking shows. They contain no personal data. */
export const timesParameters = ['date', 'adults', 'children', 'area', 'time'] as const;

/** `?date=2026-12-05&adults=4&children=0` */
export function formatTimesQuery({ bookingDate, adults, children, areaId, time }: TypedChange): string {
  const choice: BookingChoice = { date: bookingDate, adults, children, areaId: areaId ?? undefined, time };
  return `?${new URLSearchParams(choiceFields(choice).map(([name, value]) => [name, value]))}`;
}

/** Parses the table whose times are shown. Undefined without a day and a party. */
export function readTimesQuery(query: Parameters<typeof readChoice>[0]): ManageState | undefined {
  const { date: bookingDate, adults, children = 0, areaId, time } = readChoice(query);
  if (bookingDate === undefined || adults === undefined) return undefined;
  return { action: 'times', values: { bookingDate, adults, children, areaId, time } };
}
