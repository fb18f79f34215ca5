import type { BookingParty } from './booking-facts.ts';

/** The query parameters of a party in the API. */
export const partyQuery = ({ occasionId, adults, children, date }: BookingParty) =>
  ({ occasionId, adults, children, dates: date }) as const;

/** The query parameters of a party and a time in the API. */
export const timeQuery = ({ occasionId, adults, children, date }: BookingParty, time: string) =>
  ({ occasionId, adults, children, bookingDate: date, time }) as const;
