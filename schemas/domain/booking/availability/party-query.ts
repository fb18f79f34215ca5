import type { BookingParty } from './booking-facts.ts';

/** A party as the API's questions name it. */
export const partyQuery = ({ occasionId, adults, children, date }: BookingParty) =>
  ({ occasionId, adults, children, dates: date }) as const;

/** A party and its time as the API's questions name them. */
export const timeQuery = ({ occasionId, adults, children, date }: BookingParty, time: string) =>
  ({ occasionId, adults, children, bookingDate: date, time }) as const;
