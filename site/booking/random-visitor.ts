import { browserQuestions, sendFromBrowser } from '#blocks/booking/journey/browser-questions.ts';
import { advance, beginJourney, type Journey, type JourneyEvent } from '#blocks/booking/journey/journey.ts';
import { bookingBody } from '#schemas/table-booking/booking-body.ts';
import type { BookingChoice } from '#schemas/table-booking/booking-choice.ts';
import { partyOf } from '#schemas/table-booking/party-of.ts';

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
  readonly timesTaken: number;
  /** How often the page was loaded: who loads it anew and books again means another table. */
  readonly loads: number;
  /** Whether at any moment something that was typed had gone, though nothing was loaded anew. */
  readonly lostWords: boolean;
}

interface VisitorInput {
  /** An e-mail address. */
  readonly guest: string;
  readonly days: readonly string[];
  readonly dice: Dice;
}

/** One visitor's way: the true state machine and the browser's true calls, pressed by somebody hasty and unlucky. */
export async function takeJourney({ guest, days, dice }: VisitorInput): Promise<Ended> {
  let journey = arrive(days, dice);
  let loads = 1;
  let lostWords = false;
  const tell = (event: JourneyEvent): void => {
    const { typed } = journey;
    journey = advance(journey, event);
    lostWords ||= event.type !== 'typed' && journey.typed !== typed;
  };
  for (let acts = 0; acts < 60 && journey.step !== 'thanks'; acts += 1) {
    if (dice.chance(0.02)) {
      journey = arrive(days, dice);
      loads += 1;
    }
    if (dice.chance(0.03)) tell({ type: 'went-back', to: dice.pick(['party', 'time']) });
    if (journey.step === 'party') await chooseParty(journey, dice, tell);
    else if (journey.step === 'time') await chooseTime(journey, dice, tell);
    else await send(journey, guest, dice, tell);
  }
  const { done, choice, timesTaken } = journey;
  return {
    guest,
    thanked: journey.step === 'thanks',
    reference: done?.reference,
    choice,
    timesTaken,
    loads,
    lostWords,
  };
}

/** A page that is loaded: nothing is chosen but the day, nothing typed, and the next booking is another intent. */
const arrive = (days: readonly string[], dice: Dice): Journey =>
  beginJourney({
    visit: { step: 'party', choice: { date: days[dice.below(days.length)] }, idempotencyKey: crypto.randomUUID() },
    facts: {},
  });

type Tell = (event: JourneyEvent) => void;

async function chooseParty({ choice }: Journey, dice: Dice, tell: Tell): Promise<void> {
  const occasions = await browserQuestions.occasions(storeId, choice.date ?? '');
  if (!occasions.ok) return;
  tell({ type: 'party-changed', change: { occasionId: 'dinner', adults: 1 } });
  tell({ type: 'party-chosen', choice: { ...choice, occasionId: 'dinner', adults: 1 + dice.below(4), children: 0 } });
}

async function chooseTime({ choice }: Journey, dice: Dice, tell: Tell): Promise<void> {
  const party = partyOf(storeId, choice);
  const slots = party && (await browserQuestions.slots(party));
  const free = slots?.ok ? slots.value.filter(({ available }) => available) : [];
  const slot = free[dice.below(free.length)];
  if (!party || !slot) return;
  const needed = await browserQuestions.requirements(party, slot.time);
  if (needed.ok) tell({ type: 'time-chosen', time: slot.time, hasExtras: false });
  else tell({ type: 'failed', message: needed.message });
}

/** Sends what was typed: once, twice at the same moment, or with another wish than the try before. */
async function send(journey: Journey, guest: string, dice: Dice, tell: Tell): Promise<void> {
  const specialRequest = dice.chance(0.1) ? `Wish ${dice.below(1000)}` : journey.typed.specialRequest;
  const typed = { ...journey.typed, firstName: 'Ada', lastName: 'Byron', email: guest, specialRequest };
  tell({ type: 'typed', change: typed });
  const body = bookingBody(storeId, journey.choice, typed);
  if (!body) return;
  tell({ type: 'sent' });
  const sending = { storeId, body, isEnquiry: false, idempotencyKey: journey.idempotencyKey };
  const freshKey = crypto.randomUUID();
  await Promise.all(
    Array.from({ length: dice.chance(0.2) ? 2 : 1 }, async () =>
      tell({ type: 'answered', outcome: await sendFromBrowser(sending), freshKey }),
    ),
  );
}
