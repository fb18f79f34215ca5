import { chooseOccasion, coversError, coversOf } from '#blocks/booking/steps/party/choose-occasion.ts';
import { isFree, nearestSlot, offeredSlots } from '#blocks/booking/steps/time/choose-slot.ts';
import type { BookingOptions } from '#renderer/block.ts';
import type { BookingQuestions } from '#schemas/domain/booking/availability/booking-facts.ts';
import { partyOf } from '#schemas/domain/booking/availability/party-of.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';

interface Opening {
  readonly questions: BookingQuestions;
  readonly storeId: string;
  /** What is chosen already. */
  readonly choice: BookingChoice;
  readonly options: BookingOptions;
}

interface Opened {
  readonly step: BookingStep;
  readonly choice: BookingChoice;
}

/**
 * Where a journey opens that was not sent to a step: at the configured one, with the first occasion that takes the usual
 * covers and the nearest free time; else at the last step before it for which that suffices.
 */
export async function openJourney({ questions, storeId, choice, options }: Opening): Promise<Opened> {
  const begun: Opened = { step: 'party', choice };
  if (options.opensAt === 'party' || choice.date === undefined) return begun;
  const party = { ...choice, adults: choice.adults ?? options.defaultCovers, children: choice.children ?? 0 };
  const occasions = await questions.occasions(storeId, choice.date);
  const occasion = occasions.ok ? chooseOccasion(occasions.value, party) : undefined;
  const isOther = choice.occasionId !== undefined && choice.occasionId !== occasion?.id;
  if (!occasion || isOther || coversError(occasion, coversOf(occasion, party), options.maxCovers)) return begun;
  const chosen = { ...party, occasionId: occasion.id };
  const asked = partyOf(storeId, chosen);
  // A menu is the guest's own choice, and belongs to the step of the time.
  const isEnough = occasion.menuLinkGroup === undefined || choice.menuId !== undefined;
  if (options.opensAt === 'time' || !asked || !isEnough) return { step: 'time', choice: chosen };
  const slots = await questions.slots(asked);
  const free = slots.ok ? offeredSlots(slots.value, options.times).filter(isFree) : [];
  const slot = nearestSlot(free, choice.time);
  return slot ? { step: 'details', choice: { ...chosen, time: slot.time } } : { step: 'time', choice: chosen };
}
