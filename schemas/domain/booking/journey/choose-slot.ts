import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { isOfferedTime, minutesBetween, type TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';

/** Returns the slots within the chain's configured times. */
export const offeredSlots = (slots: readonly Slot[], times: TimesOfDay): readonly Slot[] =>
  slots.filter(({ time }) => isOfferedTime(time, times));

/** Returns whether a slot can be booked or requested. */
export const isFree = ({ available, canEnquire }: Slot): boolean => available || canEnquire;

/** Returns the slots nearest to a time: two if an earlier and a later one are equally near. */
export function nearestSlots(slots: readonly Slot[], time: string): readonly Slot[] {
  const least = Math.min(...slots.map((slot) => minutesBetween(slot.time, time)));
  const nearest = slots.filter((slot) => minutesBetween(slot.time, time) === least);
  return nearest.filter((slot, at) => nearest.findIndex((each) => each.time === slot.time) === at);
}

/** Returns the slot nearest to a time, the earlier of two; the first slot if no time is given. */
export function nearestSlot(slots: readonly Slot[], time: string | undefined): Slot | undefined {
  if (time === undefined) return slots[0];
  return slots.toSorted((one, other) => minutesBetween(one.time, time) - minutesBetween(other.time, time))[0];
}

/** Guests who are offered a time that is further from the one they want choose for themselves. */
const closeMinutes = 120;

/** Returns the slots that are at most two hours from a time. */
export const closeTo = (slots: readonly Slot[], time: string): readonly Slot[] =>
  slots.filter((slot) => minutesBetween(slot.time, time) <= closeMinutes);
