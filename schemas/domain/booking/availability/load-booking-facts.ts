import type { BookingChoice, BookingStep } from '../booking-choice.ts';
import { isFree } from '../journey/choose-slot.ts';
import { applySlotEnquiry } from './apply-slot-enquiry.ts';
import type { BookingFacts, BookingParty, BookingQueries } from './booking-facts.ts';
import { timeOfMenus, toBookingParty } from './booking-party.ts';
import { isAfterMidnight } from './offered-times.ts';
import { findFullMeals } from './parts-of-day.ts';

/** Loads only what the page of a step shows. Queries that depend on the result of another run after it. */
export async function loadBookingFacts(
  questions: BookingQueries,
  storeId: string,
  step: BookingStep,
  choice: BookingChoice,
): Promise<BookingFacts> {
  if (choice.date === undefined) return {};
  const occasions = await questions.occasions(storeId, choice.date);
  const occasion = occasions.ok ? occasions.value.find(({ id }) => id === choice.occasionId) : undefined;
  const party = toBookingParty(storeId, choice);
  if (step === 'party' || !occasion || !party) return { occasions };
  const [areas, menus, slots, later] = await Promise.all([
    occasion.areaLinkGroup ? questions.areas(party) : undefined,
    occasion.menuLinkGroup ? questions.menus(party, step === 'time' ? timeOfMenus(choice) : choice.time) : undefined,
    questions.slots(party),
    step === 'time' || choice.time === undefined ? undefined : loadTimeFacts(questions, party, choice.time),
  ]);
  if (!later || choice.time === undefined) {
    const waiting = needsWaitingTimes(slots, choice.time) ? await questions.waitingTimes?.(party) : undefined;
    return { occasions, areas, menus, slots, ...(waiting && { waiting }) };
  }
  const requirements = applySlotEnquiry(later.requirements, slots, { date: choice.date, time: choice.time });
  return { occasions, areas, menus, slots, extras: later.extras, requirements };
}

/** Whether no table is left at the meal of the chosen time; at any meal of the day if no time of a meal is chosen. */
export const needsWaitingTimes = (slots: BookingFacts['slots'], time: string | undefined): boolean =>
  slots?.ok === true &&
  findFullMeals(slots.value, isFree).some(
    ({ includes }) => time === undefined || isAfterMidnight(time) || includes({ time }),
  );

async function loadTimeFacts(questions: BookingQueries, party: BookingParty, time: string) {
  const [requirements, extras] = await Promise.all([
    questions.requirements(party, time),
    questions.extras(party, time),
  ]);
  return { requirements, extras };
}
