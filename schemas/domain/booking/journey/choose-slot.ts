import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { isOfferedTime, minutesBetween, type TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';

/** Returns the slots within the chain's configured times. */
export const offeredSlots = (slots: readonly Slot[], times: TimesOfDay): readonly Slot[] =>
  slots.filter(({ time }) => isOfferedTime(time, times));

/** Returns whether a slot can be booked or requested. */
export const isFree = ({ available, canEnquire }: Slot): boolean => available || canEnquire;

/** Returns the slot nearest to a time, the earlier of two; the first slot if no time is given. */
export function nearestSlot(slots: readonly Slot[], time: string | undefined): Slot | undefined {
  if (time === undefined) return slots[0];
  return slots.toSorted((one, other) => minutesBetween(one.time, time) - minutesBetween(other.time, time))[0];
}
