import type { BookingChoice } from '../booking-choice.ts';
import type { BookingParty } from './booking-facts.ts';

/** The party of a choice; undefined until date, occasion and number of adults are chosen. */
export function toBookingParty(storeId: string, choice: BookingChoice): BookingParty | undefined {
  const { date, occasionId, adults, children = 0, areaId, menuId } = choice;
  if (date === undefined || occasionId === undefined || adults === undefined) return undefined;
  return { storeId, date, occasionId, adults, children, areaId, menuId };
}

/**
 * The time for which menus are offered while both can be chosen: a time limits the menus until a menu is chosen, which
 * limits the times.
 */
export const timeOfMenus = ({ time, menuId }: BookingChoice): string | undefined =>
  menuId === undefined ? time : undefined;

/** The query parameters of a party in the API. */
export const partyQuery = ({ occasionId, adults, children, date }: BookingParty) =>
  ({ occasionId, adults, children, dates: date }) as const;

/** The query parameters of booking menus. The time is empty where none is chosen. */
export const menusQuery = (party: BookingParty, time = '') => ({ ...partyQuery(party), time }) as const;

/** The query parameters of slots. Menus and area are empty where none is chosen. */
export const slotsQuery = (party: BookingParty) =>
  ({ ...partyQuery(party), menuIds: party.menuId ?? '', areaId: party.areaId ?? '' }) as const;

/** The query parameters of the times for which a party can wait. The menu is empty where none is chosen. */
export const waitingQuery = ({ occasionId, adults, children, date, menuId = '' }: Omit<BookingParty, 'storeId'>) =>
  ({ occasionId, adults, children, date, menuId }) as const;

/** The query parameters of a party and a time in the API. */
export const timeQuery = ({ occasionId, adults, children, date }: BookingParty, time: string) =>
  ({ occasionId, adults, children, bookingDate: date, time }) as const;

/** The query parameters of requirements. The menu is empty where none is chosen; the area is left out. */
export const requirementsQuery = (party: BookingParty, time: string) =>
  ({ ...timeQuery(party, time), menuId: party.menuId ?? '', areaId: party.areaId }) as const;
