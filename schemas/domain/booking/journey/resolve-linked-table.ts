import type { Slot } from '#schemas/api/booking/booking-times.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { minutesBetween, type TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { timeJustTakenMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { coversError, coversOf, occasionsFor } from './choose-occasion.ts';
import { isFree, nearestSlot, nearestSlots, offeredSlots } from './choose-slot.ts';

interface LinkedTableInput {
  readonly questions: Pick<BookingQueries, 'occasions' | 'slots'>;
  readonly storeId: string;
  /** The choice of the address. */
  readonly choice: BookingChoice;
  readonly options: { readonly maxCovers: number; readonly times: TimesOfDay };
}

/** The most occasions of one day that are searched for the time. */
const maxOccasions = 10;

/**
 * Finds the occasion of a table that a link names by day, time and party only. If its time has been taken, leads to the
 * occasion with the nearest one, with a message. Undefined if the address is not such a link, or no
 * occasion takes the party.
 */
export async function resolveLinkedTable({
  questions,
  storeId,
  choice,
  options,
}: LinkedTableInput): Promise<Pick<BookingPageState, 'step' | 'choice' | 'notOffered'> | undefined> {
  const { date, time, adults, children = 0, occasionId } = choice;
  if (date === undefined || time === undefined || adults === undefined || occasionId !== undefined) return undefined;
  const occasions = await questions.occasions(storeId, date);
  if (!occasions.ok) return undefined;
  const suitable = occasionsFor(occasions.value, { adults, children }).filter(
    (occasion) => !coversError(occasion, coversOf(occasion, choice), options.maxCovers),
  );
  const found = await Promise.all(
    suitable.slice(0, maxOccasions).map(async ({ id }) => {
      const slots = await questions.slots({ storeId, date, occasionId: id, adults, children });
      const free = slots.ok ? offeredSlots(slots.value, options.times).filter(isFree) : [];
      return { occasionId: id, isAnswered: slots.ok, free, slot: nearestSlot(free, time) };
    }),
  );
  // The first of equally near ones, and one that can be booked at once before one by enquiry.
  const [best] = found.toSorted(
    (one, other) => distanceOf(one.slot, time) - distanceOf(other.slot, time) || rankOf(one.slot) - rankOf(other.slot),
  );
  if (!best) return undefined;
  const linked = { ...choice, children, occasionId: best.occasionId };
  if (best.slot?.time === time) return { step: 'extras', choice: linked };
  const isTaken = found.every(({ isAnswered }) => isAnswered);
  const nearest = nearestSlots(best.free, time).map((slot) => slot.time);
  return {
    step: 'time',
    choice: linked,
    ...(isTaken && { notOffered: timeJustTakenMessage(time, nearest.toSorted()) }),
  };
}

const distanceOf = (slot: Slot | undefined, time: string): number => (slot ? minutesBetween(slot.time, time) : 24 * 60);

const rankOf = (slot: Slot | undefined): number => (slot?.available ? 0 : 1);
