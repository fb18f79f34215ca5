import type { BookingChoice } from '../booking-choice.ts';
import type { BookingParty } from './booking-facts.ts';

/** The party of a choice; undefined until date, occasion and number of adults are chosen. */
export function toBookingParty(storeId: string, choice: BookingChoice): BookingParty | undefined {
  const { date, occasionId, adults, children = 0, areaId, menuId } = choice;
  if (date === undefined || occasionId === undefined || adults === undefined) return undefined;
  return { storeId, date, occasionId, adults, children, areaId, menuId };
}
