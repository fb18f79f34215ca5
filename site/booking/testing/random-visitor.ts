import { readJourney, writeJourney } from '#blocks/booking/journey/history/saved-journey.ts';
import { advance, beginJourney, type Journey, type JourneyEvent } from '#blocks/booking/journey/journey.ts';
import { browserQuestions, sendFromBrowser } from '#blocks/booking/journey/questions/browser-questions.ts';
import { partyOf } from '#schemas/domain/booking/availability/party-of.ts';
import { bookingBody } from '#schemas/domain/booking/booking-body.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

const storeId = '1001';

/** Chance that can be had again from its seed. */
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

/** What became of a visitor. */
export interface Ended {
  readonly guest: string;
  /** Whether the visitor was thanked; who was not has given up. */
  readonly thanked: boolean;
  readonly reference: string | undefined;
  readonly choice: BookingChoice;
  /** How often the page was loaded anew on the way, also while a booking was under way. */
  readonly reloads: number;
  /** How often another table was meant, though an earlier try might have been booked. */
  readonly meantAnew: number;
  /** Whether at any moment something that was typed had gone. */
  readonly lostWords: boolean;
}

interface VisitorInput {
  /** An e-mail address. */
  readonly guest: string;
  readonly days: readonly string[];
  readonly dice: Dice;
}

/** A visitor who is on the way. */
interface Visitor {
  readonly guest: string;
  readonly dice: Dice;
  journey: Journey;
  reloads: number;
  meantAnew: number;
  lostWords: boolean;
  /** Calls whose answers come to a page that is gone. */
  readonly unheard: Promise<unknown>[];
}

/** One visitor's way: the true state machine and the browser's true calls, pressed by somebody hasty and unlucky. */
export async function takeJourney({ guest, days, dice }: VisitorInput): Promise<Ended> {
  const choice = { date: days[dice.below(days.length)] };
  const visitor: Visitor = {
    guest,
    dice,
    journey: begin(choice),
    reloads: 0,
    meantAnew: 0,
    lostWords: false,
    unheard: [],
  };
  for (let acts = 0; acts < 60 && visitor.journey.step !== 'thanks'; acts += 1) {
    if (dice.chance(0.03)) reload(visitor);
    if (dice.chance(0.03)) tell(visitor, { type: 'went-back', to: dice.pick(['party', 'time']) });
    if (visitor.journey.notice?.kind === 'uncertain' && dice.chance(0.1)) {
      tell(visitor, { type: 'meant-anew', freshKey: crypto.randomUUID() });
      visitor.meantAnew += 1;
    }
    if (visitor.journey.step === 'party') await chooseParty(visitor);
    else if (visitor.journey.step === 'time') await chooseTime(visitor);
    else await send(visitor);
  }
  await Promise.all(visitor.unheard);
  const { journey, reloads, meantAnew, lostWords } = visitor;
  return {
    guest,
    thanked: journey.step === 'thanks',
    reference: journey.done?.reference,
    choice: journey.choice,
    reloads,
    meantAnew,
    lostWords,
  };
}

const begin = (choice: BookingChoice): Journey =>
  beginJourney({ visit: { step: 'party', choice, idempotencyKey: crypto.randomUUID() }, facts: {} });

function tell(visitor: Visitor, event: JourneyEvent): void {
  const { typed } = visitor.journey;
  visitor.journey = advance(visitor.journey, event);
  visitor.lostWords ||= event.type !== 'typed' && visitor.journey.typed !== typed;
}

/** Loads the page anew: what comes back is what the page keeps of a journey, and no more. */
function reload(visitor: Visitor): void {
  const { choice, typed } = visitor.journey;
  const saved = readJourney(writeJourney(storeId, visitor.journey));
  visitor.journey = begin({ date: choice.date });
  if (saved) visitor.journey = advance(visitor.journey, { type: 'restored', saved });
  visitor.lostWords ||= JSON.stringify(visitor.journey.typed) !== JSON.stringify(typed);
  visitor.reloads += 1;
}

async function chooseParty(visitor: Visitor): Promise<void> {
  const { choice } = visitor.journey;
  const occasions = await browserQuestions.occasions(storeId, choice.date ?? '');
  if (!occasions.ok) return;
  const adults = 1 + visitor.dice.below(4);
  tell(visitor, { type: 'party-changed', change: { occasionId: 'dinner', adults: 1 } });
  tell(visitor, { type: 'party-chosen', choice: { ...choice, occasionId: 'dinner', adults, children: 0 } });
}

async function chooseTime(visitor: Visitor): Promise<void> {
  const party = partyOf(storeId, visitor.journey.choice);
  const slots = party && (await browserQuestions.slots(party));
  const free = slots?.ok ? slots.value.filter(({ available }) => available) : [];
  const slot = free[visitor.dice.below(free.length)];
  if (!party || !slot) return;
  const needed = await browserQuestions.requirements(party, slot.time);
  if (needed.ok) tell(visitor, { type: 'time-chosen', time: slot.time, hasExtras: false });
  else tell(visitor, { type: 'failed', message: needed.message });
}

/**
 * Sends what was typed: once, twice at the same moment, with another wish than the try before, or with the page loaded
 * anew before the answer is there.
 */
async function send(visitor: Visitor): Promise<void> {
  const { dice, guest, journey } = visitor;
  const specialRequest = dice.chance(0.1) ? `Wish ${dice.below(1000)}` : journey.typed.specialRequest;
  const typed = { ...journey.typed, firstName: 'Ada', lastName: 'Byron', email: guest, specialRequest };
  tell(visitor, { type: 'typed', change: typed });
  const body = bookingBody(storeId, journey.choice, typed);
  if (!body) return;
  tell(visitor, { type: 'sent' });
  const sending = { storeId, body, isEnquiry: false, idempotencyKey: journey.idempotencyKey };
  const freshKey = crypto.randomUUID();
  const answers = Array.from({ length: dice.chance(0.2) ? 2 : 1 }, () => sendFromBrowser(sending));
  if (dice.chance(0.1)) {
    visitor.unheard.push(...answers);
    return reload(visitor);
  }
  await Promise.all(
    answers.map(async (answer) => tell(visitor, { type: 'answered', outcome: await answer, freshKey })),
  );
}
