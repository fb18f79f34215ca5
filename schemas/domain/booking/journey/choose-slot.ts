import type { Slot } from '#schemas/api/booking/booking-times.ts';
import {
  isAfterMidnight,
  isOfferedTime,
  isSameSideOfNight,
  minutesBetween,
  type TimesOfDay,
} from '#schemas/domain/booking/availability/offered-times.ts';

/** Returns the slots within the chain's configured times. */
export const offeredSlots = (slots: readonly Slot[], times: TimesOfDay): readonly Slot[] =>
  slots.filter(({ time }) => isOfferedTime(time, times));

/** Returns whether a slot can be booked or requested. */
export const isFree = ({ available, canEnquire }: Slot): boolean => available || canEnquire;

/** The slots of the same night as a time: 00:15 of a date is no neighbour of 19:00 of that date. */
const sameNight = (slots: readonly Slot[], time: string): readonly Slot[] =>
  slots.filter((slot) => isSameSideOfNight(slot.time, time));

/** Returns the slots nearest to a time: two if an earlier and a later one are equally near. */
export function nearestSlots(slots: readonly Slot[], time: string): readonly Slot[] {
  const possible = sameNight(slots, time);
  const least = Math.min(...possible.map((slot) => minutesBetween(slot.time, time)));
  const nearest = possible.filter((slot) => minutesBetween(slot.time, time) === least);
  return nearest.filter((slot, at) => nearest.findIndex((each) => each.time === slot.time) === at);
}

/** Returns the slot nearest to a time, the earlier of two; the day's first if no time is given. None of another night. */
export function nearestSlot(slots: readonly Slot[], time: string | undefined): Slot | undefined {
  if (time === undefined) return slots.find((slot) => !isAfterMidnight(slot.time));
  return sameNight(slots, time).toSorted(
    (one, other) => minutesBetween(one.time, time) - minutesBetween(other.time, time),
  )[0];
}

/** Guests who are offered a time that is further from the one they want choose for themselves. */
const closeMinutes = 120;

/** Returns the slots that are at most two hours from a time. */
export const closeTo = (slots: readonly Slot[], time: string): readonly Slot[] =>
  sameNight(slots, time).filter((slot) => minutesBetween(slot.time, time) <= closeMinutes);
