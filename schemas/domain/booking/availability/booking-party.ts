import type { BookingChoice } from '../booking-choice.ts';
import type { BookingParty } from './booking-facts.ts';

/** The party of a choice; undefined until date, occasion and number of adults are chosen. */
export function toBookingParty(storeId: string, choice: BookingChoice): BookingParty | undefined {
  const { date, occasionId, adults, children = 0, areaId, menuId } = choice;
  if (date === undefined || occasionId === undefined || adults === undefined) return undefined;
  return { storeId, date, occasionId, adults, children, areaId, menuId };
}

/** The query parameters of a party in the API. */
export const partyQuery = ({ occasionId, adults, children, date }: BookingParty) =>
  ({ occasionId, adults, children, dates: date }) as const;

/** The query parameters of a party and a time in the API. */
export const timeQuery = ({ occasionId, adults, children, date }: BookingParty, time: string) =>
  ({ occasionId, adults, children, bookingDate: date, time }) as const;
