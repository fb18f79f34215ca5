import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import type { TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import {
  chooseOccasion,
  coversError,
  coversOf,
  occasionsFor,
} from '#schemas/domain/booking/journey/choose-occasion.ts';
import { isFree, nearestSlot, offeredSlots } from '#schemas/domain/booking/journey/choose-slot.ts';

interface OpeningInput {
  readonly questions: BookingQueries;
  readonly storeId: string;
  /** The choices made so far. */
  readonly choice: BookingChoice;
  readonly options: {
    /** The step at which a booking opens. At `occasion`, the first step asks for it if several take the party. */
    readonly opensAt: 'party' | 'occasion' | 'time' | 'details';
    /** The largest party that can book. */
    readonly maxCovers: number;
    readonly defaultCovers: number;
    readonly times: TimesOfDay;
  };
}

interface OpeningStep {
  readonly step: BookingStep;
  readonly choice: BookingChoice;
  readonly asksOccasionOnly?: boolean;
}

/**
 * Returns the step at which a booking opens if the address names none: the configured step, with the first occasion for
 * the default number of people and the nearest available time, or the last earlier step for which that is enough.
 */
export async function resolveOpeningStep({ questions, storeId, choice, options }: OpeningInput): Promise<OpeningStep> {
  const partyStep: OpeningStep = { step: 'party', choice };
  if (options.opensAt === 'party' || choice.date === undefined) return partyStep;
  const party = { ...choice, adults: choice.adults ?? options.defaultCovers, children: choice.children ?? 0 };
  const occasions = await questions.occasions(storeId, choice.date);
  const occasion = occasions.ok ? chooseOccasion(occasions.value, party) : undefined;
  const isOther = choice.occasionId !== undefined && choice.occasionId !== occasion?.id;
  if (!occasion || isOther || coversError(occasion, coversOf(occasion, party), options.maxCovers)) return partyStep;
  const isOccasionOpen =
    occasions.ok && occasionsFor(occasions.value, party).length > 1 && choice.occasionId === undefined;
  if (options.opensAt === 'occasion' && isOccasionOpen) return { step: 'party', choice: party, asksOccasionOnly: true };
  const chosen = { ...party, occasionId: occasion.id };
  const partyQuery = toBookingParty(storeId, chosen);
  // A menu is the guest's own choice, made in the step for the time.
  const isComplete = occasion.menuLinkGroup === undefined || choice.menuId !== undefined;
  if (options.opensAt !== 'details' || !partyQuery || !isComplete) return { step: 'time', choice: chosen };
  const slots = await questions.slots(partyQuery);
  const free = slots.ok ? offeredSlots(slots.value, options.times).filter(isFree) : [];
  const slot = nearestSlot(free, choice.time);
  return slot ? { step: 'details', choice: { ...chosen, time: slot.time } } : { step: 'time', choice: chosen };
}
