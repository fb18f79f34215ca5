import { coversError, coversOf } from '#blocks/booking/steps/party/choose-occasion.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice, BookingStep, ChosenExtra } from '#schemas/domain/booking/booking-choice.ts';
import { type DetailErrors, noDetails, type TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { type BookingOutcome, keepsIntent } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingVisit } from '#schemas/domain/booking/booking-visit.ts';
import type { SavedJourney } from './history/saved-journey.ts';

export type JourneyStep = BookingStep | 'thanks';

/** What the visitor has to be told before going on. */
export interface Notice {
  readonly kind: 'taken' | 'failed' | 'uncertain';
  readonly message: string;
}

/** One visitor's way to a table. */
export interface Journey {
  readonly step: JourneyStep;
  readonly choice: BookingChoice;
  readonly typed: TypedDetails;
  readonly errors: DetailErrors;
  readonly notice?: Notice | undefined;
  /** Names the intent that is sent, so that it never has a second effect. */
  readonly idempotencyKey: string;
  /** Whether the booking is on its way. */
  readonly sending: boolean;
  /** How many times a slot was taken from under the visitor. It never falls: it names what is known since. */
  readonly timesTaken: number;
  /** The time that was lost last: the next choice begins near it. */
  readonly lostTime?: string | undefined;
  /** The last chosen time that another choice has dropped: the next choice begins near it. */
  readonly nearTime?: string | undefined;
  readonly done?: { readonly reference: string; readonly isEnquiry: boolean } | undefined;
}

export type JourneyEvent =
  /** Day, occasion or covers were changed. */
  | { readonly type: 'party-changed'; readonly change: Partial<BookingChoice> }
  | { readonly type: 'party-chosen'; readonly choice: BookingChoice }
  /** Area or menu were changed. */
  | { readonly type: 'place-changed'; readonly change: Pick<BookingChoice, 'areaId' | 'menuId'> }
  | { readonly type: 'time-changed'; readonly time: string }
  | { readonly type: 'time-chosen'; readonly time: string; readonly hasExtras: boolean }
  | { readonly type: 'extras-chosen'; readonly extras: readonly ChosenExtra[] }
  | { readonly type: 'typed'; readonly change: Partial<TypedDetails> }
  | { readonly type: 'faults-found'; readonly errors: DetailErrors }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly outcome: BookingOutcome; readonly freshKey: string }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'went-back'; readonly to: BookingStep }
  /** The page was loaded again in the middle of a journey. */
  | { readonly type: 'restored'; readonly saved: SavedJourney }
  /** Back or Forward has come to another step. What was typed since stays. */
  | { readonly type: 'traversed'; readonly step: BookingStep; readonly choice: BookingChoice }
  /** An earlier try may have booked a table; another one is meant all the same. */
  | { readonly type: 'meant-anew'; readonly freshKey: string }
  /** Another restaurant was chosen: day, party and words stay. */
  | { readonly type: 'moved' };

/** The journey as a page begins it: where the address, or a form that was sent, says the visitor is. */
export function beginJourney({
  visit,
  facts,
}: {
  readonly visit: BookingVisit;
  readonly facts: BookingFacts;
}): Journey {
  const missing = lacksOccasion(visit.choice, facts);
  const begun: Journey = {
    step: stepWithin(visit, facts),
    choice: visit.choice,
    typed: visit.typed ?? noDetails,
    errors: visit.errors ?? {},
    idempotencyKey: visit.idempotencyKey,
    sending: false,
    timesTaken: 0,
  };
  if (visit.outcome) return afterOutcome(begun, visit.outcome, visit.idempotencyKey);
  const message = bookingMessage(bookingCode.notOnThisDate);
  return missing ? { ...begun, notice: { kind: 'failed', message } } : begun;
}

/** Whether an occasion was chosen that the day does not have. */
const lacksOccasion = ({ occasionId }: BookingChoice, { occasions }: BookingFacts): boolean =>
  occasionId !== undefined && occasions?.ok === true && occasions.value.every(({ id }) => id !== occasionId);

/** The step that an address asks for, or the last one before it that its choice has come to. */
function stepWithin({ step, choice }: BookingVisit, facts: BookingFacts): BookingStep {
  const { occasionId, adults, time } = choice;
  if (occasionId === undefined || adults === undefined || lacksOccasion(choice, facts)) return 'party';
  const occasion = facts.occasions?.ok ? facts.occasions.value.find(({ id }) => id === occasionId) : undefined;
  if (occasion && coversError(occasion, coversOf(occasion, choice))) return 'party';
  if (step === 'party' || step === 'time') return step;
  if (time === undefined) return 'time';
  const { extras } = facts;
  return step === 'extras' && extras && !(extras.ok && extras.value.length > 0) ? 'details' : step;
}

/** Events that come after a wait, or from a form: they mean the step they were made in, and no other. */
const madeIn: Partial<Record<JourneyEvent['type'], readonly JourneyStep[]>> = {
  'time-chosen': ['time'],
  'extras-chosen': ['extras'],
  'faults-found': ['extras', 'details'],
  sent: ['extras', 'details'],
  failed: ['time', 'extras', 'details'],
};

/** The journey after an event. What does not belong to the step it comes in changes nothing. */
export function advance(journey: Journey, event: JourneyEvent): Journey {
  if (journey.sending !== (event.type === 'answered')) return journey;
  if (madeIn[event.type]?.includes(journey.step) === false) return journey;
  if (journey.step === 'thanks') return journey;
  const next = afterEvent(journey, event);
  const dropped = next.choice.time === undefined ? journey.choice.time : undefined;
  return dropped === undefined || isReturn(event) ? next : { ...next, nearTime: dropped };
}

/** Whether the event leads to another entry of the history, whose choice is its own. */
const isReturn = ({ type }: JourneyEvent): boolean => type === 'traversed' || type === 'restored';

function afterEvent(journey: Journey, event: JourneyEvent): Journey {
  switch (event.type) {
    case 'party-changed':
      return {
        ...journey,
        notice: undefined,
        choice: changeParty(journey.choice, event.change),
      };
    case 'party-chosen':
      return {
        ...journey,
        step: 'time',
        notice: undefined,
        choice: changeParty(journey.choice, event.choice),
      };
    case 'place-changed':
      return {
        ...journey,
        choice: { ...journey.choice, ...event.change, time: undefined, extras: extrasAt(journey, undefined) },
      };
    case 'time-changed':
      return {
        ...journey,
        choice: { ...journey.choice, time: event.time, extras: extrasAt(journey, event.time) },
      };
    case 'time-chosen':
      return {
        ...journey,
        step: event.hasExtras && !wasTaken(journey) ? 'extras' : 'details',
        notice: undefined,
        choice: { ...journey.choice, time: event.time, extras: extrasAt(journey, event.time) },
      };
    case 'extras-chosen':
      return { ...journey, step: 'details', notice: undefined, choice: { ...journey.choice, extras: event.extras } };
    case 'typed':
      return { ...journey, typed: { ...journey.typed, ...event.change } };
    case 'faults-found':
      return { ...journey, errors: event.errors, notice: undefined };
    case 'sent':
      return { ...journey, sending: true, errors: {}, notice: undefined };
    case 'answered':
      return afterOutcome({ ...journey, sending: false }, event.outcome, event.freshKey);
    case 'failed':
      return { ...journey, notice: { kind: 'failed', message: event.message } };
    case 'restored':
      return restore(journey, event.saved);
    case 'traversed':
      return { ...journey, step: event.step, choice: event.choice, notice: undefined };
    case 'meant-anew':
      return wasUncertain(journey) ? { ...journey, notice: undefined, idempotencyKey: event.freshKey } : journey;
    case 'moved':
      return {
        ...journey,
        step: 'time',
        notice: undefined,
        choice: { ...journey.choice, areaId: undefined, menuId: undefined, time: undefined, extras: [] },
      };
    default:
      return { ...journey, step: event.to, notice: undefined };
  }
}

const wasUncertain = ({ notice }: Journey): boolean => notice?.kind === 'uncertain';
const wasTaken = ({ notice }: Journey): boolean => notice?.kind === 'taken';

/**
 * The extras that stay chosen with another time. Each time has its own; but who lost a slot is not asked again: the
 * booking system says if one of them cannot be had.
 */
const extrasAt = (journey: Journey, time: string | undefined): readonly ChosenExtra[] | undefined =>
  wasTaken(journey) || time === journey.choice.time ? journey.choice.extras : [];

/** Another day, occasion or party may have other times; another occasion has other areas and menus as well. */
function changeParty(choice: BookingChoice, change: Partial<BookingChoice>): BookingChoice {
  const next = { ...choice, ...change };
  const same =
    next.date === choice.date &&
    next.occasionId === choice.occasionId &&
    next.adults === choice.adults &&
    next.children === choice.children;
  if (same) return next;
  const place = next.occasionId === choice.occasionId ? {} : { areaId: undefined, menuId: undefined };
  return { ...next, ...place, time: undefined, extras: [] };
}

function afterOutcome(journey: Journey, outcome: BookingOutcome, freshKey: string): Journey {
  if (outcome.kind === 'done') {
    const { reference, isEnquiry } = outcome;
    return { ...journey, step: 'thanks', notice: undefined, done: { reference, isEnquiry } };
  }
  const idempotencyKey = keepsIntent(outcome) ? journey.idempotencyKey : freshKey;
  if (outcome.kind !== 'taken') {
    const kind = outcome.kind === 'uncertain' ? 'uncertain' : 'failed';
    return { ...journey, step: 'details', idempotencyKey, notice: { kind, message: outcome.message } };
  }
  return {
    ...journey,
    step: 'time',
    idempotencyKey,
    timesTaken: journey.timesTaken + 1,
    lostTime: journey.choice.time,
    choice: { ...journey.choice, time: undefined },
    notice: { kind: 'taken', message: outcome.message },
  };
}

const restore = (journey: Journey, { step, choice, typed, idempotencyKey }: SavedJourney): Journey => ({
  ...journey,
  step,
  choice,
  typed,
  idempotencyKey,
});
