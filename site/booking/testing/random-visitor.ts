import { browserQuestions, sendBooking } from '#blocks/booking/journey/questions/browser-questions.ts';
import { toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { createBookingRequest } from '#schemas/domain/booking/create-booking-request.ts';
import type { BookingJourneyEvent, BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { createBookingJourney } from '#schemas/domain/booking/journey/reducer/create-booking-journey.ts';
import { reduceBookingJourney } from '#schemas/domain/booking/journey/reducer/reduce-booking-journey.ts';
import { parseBookingJourney, serializeBookingJourney } from '#schemas/domain/booking/journey/saved-journey.ts';

const storeId = '1001';

/** Random decisions that can be repeated with the same seed. */
export interface Dice {
  below(limit: number): number;
  chance(share: number): boolean;
  pick<Value>(from: readonly [Value, ...Value[]]): Value;
}

/** Mulberry32, Tommy Ettinger’s public-domain generator. */
export function createDice(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, chance: (share) => next() < share, pick: (from) => from[below(from.length)] ?? from[0] };
}

/** The result of a visitor’s journey. */
export interface JourneyResult {
  readonly guest: string;
  /** Whether the visitor saw the confirmation; otherwise they gave up. */
  readonly isConfirmed: boolean;
  readonly reference: string | undefined;
  readonly choice: BookingChoice;
  /** How often the page was reloaded, including during a booking. */
  readonly reloads: number;
  /** How often the visitor chose to book again although an earlier attempt might have succeeded. */
  readonly rebookings: number;
  /** Whether typed data was lost at any time. */
  readonly hasLostInput: boolean;
}

interface VisitorInput {
  /** An email address. */
  readonly guest: string;
  readonly days: readonly string[];
  readonly dice: Dice;
}

/** A visitor on a journey. */
interface Visitor {
  readonly guest: string;
  readonly dice: Dice;
  journey: BookingJourneyState;
  reloads: number;
  rebookings: number;
  hasLostInput: boolean;
  /** Calls that are answered only after the page was reloaded. */
  readonly abandonedCalls: Promise<unknown>[];
}

/**
 * Simulates one journey with the real state machine and the browser’s real calls, by an impatient visitor on a bad
 * network.
 */
export async function simulateJourney({ guest, days, dice }: VisitorInput): Promise<JourneyResult> {
  const choice = { date: days[dice.below(days.length)] };
  const visitor: Visitor = {
    guest,
    dice,
    journey: startJourney(choice),
    reloads: 0,
    rebookings: 0,
    hasLostInput: false,
    abandonedCalls: [],
  };
  for (let actions = 0; actions < 60 && visitor.journey.step !== 'thanks'; actions += 1) {
    if (dice.chance(0.03)) reload(visitor);
    if (dice.chance(0.03)) dispatch(visitor, { type: 'went-back', to: dice.pick(['party', 'time']) });
    if (visitor.journey.notice?.kind === 'uncertain' && dice.chance(0.1)) {
      dispatch(visitor, { type: 'new-attempt-requested', freshKey: crypto.randomUUID() });
      visitor.rebookings += 1;
    }
    if (visitor.journey.step === 'party') await chooseParty(visitor);
    else if (visitor.journey.step === 'time') await chooseTime(visitor);
    else await send(visitor);
  }
  await Promise.all(visitor.abandonedCalls);
  const { journey, reloads, rebookings, hasLostInput } = visitor;
  return {
    guest,
    isConfirmed: journey.step === 'thanks',
    reference: journey.done?.reference,
    choice: journey.choice,
    reloads,
    rebookings,
    hasLostInput,
  };
}

const startJourney = (choice: BookingChoice): BookingJourneyState =>
  createBookingJourney({ visit: { step: 'party', choice, idempotencyKey: crypto.randomUUID() }, facts: {} });

function dispatch(visitor: Visitor, event: BookingJourneyEvent): void {
  const { typed } = visitor.journey;
  visitor.journey = reduceBookingJourney(visitor.journey, event);
  visitor.hasLostInput ||= event.type !== 'typed' && visitor.journey.typed !== typed;
}

/** Reloads the page. Only what the page persists of a journey is restored. */
function reload(visitor: Visitor): void {
  const { choice, typed } = visitor.journey;
  const saved = parseBookingJourney(serializeBookingJourney(storeId, visitor.journey));
  visitor.journey = startJourney({ date: choice.date });
  if (saved) visitor.journey = reduceBookingJourney(visitor.journey, { type: 'restored', saved });
  visitor.hasLostInput ||= JSON.stringify(visitor.journey.typed) !== JSON.stringify(typed);
  visitor.reloads += 1;
}

async function chooseParty(visitor: Visitor): Promise<void> {
  const { choice } = visitor.journey;
  const occasions = await browserQuestions.occasions(storeId, choice.date ?? '');
  if (!occasions.ok) return;
  const adults = 1 + visitor.dice.below(4);
  dispatch(visitor, { type: 'party-changed', change: { occasionId: 'dinner', adults: 1 } });
  dispatch(visitor, { type: 'party-chosen', choice: { ...choice, occasionId: 'dinner', adults, children: 0 } });
}

async function chooseTime(visitor: Visitor): Promise<void> {
  const party = toBookingParty(storeId, visitor.journey.choice);
  const slots = party && (await browserQuestions.slots(party));
  const free = slots?.ok ? slots.value.filter(({ available }) => available) : [];
  const slot = free[visitor.dice.below(free.length)];
  if (!party || !slot) return;
  const needed = await browserQuestions.requirements(party, slot.time);
  if (needed.ok) dispatch(visitor, { type: 'time-chosen', time: slot.time, hasExtras: false });
  else dispatch(visitor, { type: 'failed', message: needed.message });
}

/** Sends the form: once, twice at the same moment, with a changed request, or with a reload before the response. */
async function send(visitor: Visitor): Promise<void> {
  const { dice, guest, journey } = visitor;
  const specialRequest = dice.chance(0.1) ? `Request ${dice.below(1000)}` : journey.typed.specialRequest;
  const typed = { ...journey.typed, firstName: 'Ada', lastName: 'Byron', email: guest, specialRequest };
  dispatch(visitor, { type: 'typed', change: typed });
  const body = createBookingRequest(storeId, journey.choice, typed);
  if (!body) return;
  dispatch(visitor, { type: 'sent' });
  const sending = { storeId, body, isEnquiry: false, idempotencyKey: journey.idempotencyKey };
  const freshKey = crypto.randomUUID();
  const answers = Array.from({ length: dice.chance(0.2) ? 2 : 1 }, () => sendBooking(sending));
  if (dice.chance(0.1)) {
    visitor.abandonedCalls.push(...answers);
    return reload(visitor);
  }
  await Promise.all(
    answers.map(async (answer) => dispatch(visitor, { type: 'answered', outcome: await answer, freshKey })),
  );
}
