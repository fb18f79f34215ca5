import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice, BookingStep, ChosenExtra } from '#schemas/domain/booking/booking-choice.ts';
import {
  type BookingDetails,
  type DetailErrors,
  emptyDetails,
  isTyped,
} from '#schemas/domain/booking/booking-details.ts';
import {
  bookingCode,
  bookingMessage,
  lostInputMessage,
  lostResultMessage,
  occasionNotOfferedMessage,
  offlineMessage,
  reconnectedMessage,
  timeNotOfferedMessage,
} from '#schemas/domain/booking/booking-message.ts';
import { type BookingOutcome, keepsIdempotencyKey, type MadeBooking } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { coversError, coversOf } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { isRepeatKey } from '../repeat-key.ts';
import type { SavedJourney } from './saved-journey.ts';

export type BookingJourneyStep = BookingStep | 'thanks';

/** A message that the guest needs before going on. */
export interface Notice {
  readonly kind: 'taken' | 'failed' | 'uncertain' | 'not-offered' | 'reconnected';
  readonly message: string;
  /** Whether an enquiry is uncertain, not a booking. */
  readonly isEnquiry?: boolean | undefined;
  /** What was sent, if that is uncertain. */
  readonly sentChoice?: BookingChoice | undefined;
  /** Whether nothing can be sent until the guest asks for another table: the idempotency key of the first is unknown. */
  readonly needsConfirmation?: boolean | undefined;
  /** The key of the booking that was made before. */
  readonly manageKey?: string | undefined;
}

/** The state of a booking. */
export interface BookingJourneyState {
  readonly step: BookingJourneyStep;
  readonly choice: BookingChoice;
  readonly typed: BookingDetails;
  readonly errors: DetailErrors;
  readonly notice?: Notice | undefined;
  /** The idempotency key: a booking sent twice under one key is made once. */
  readonly idempotencyKey: string;
  /** Whether a request to book is pending. */
  readonly sending: boolean;
  /** Whether the last request was an enquiry, not a booking. */
  readonly isEnquiry?: boolean | undefined;
  /**
   * How many times another guest took the chosen slot. It never decreases and is part of query keys, so that answers
   * are fetched again.
   */
  readonly timesTaken: number;
  /** The slot that was lost last. The next suggestion is near it. */
  readonly lostTime?: string | undefined;
  /** The chosen time that another choice has reset last. The next suggestion is near it. */
  readonly nearTime?: string | undefined;
  readonly done?: MadeBooking | undefined;
}

export type BookingJourneyEvent =
  /** The day, the occasion or the number of people has changed. */
  | { readonly type: 'party-changed'; readonly change: Partial<BookingChoice> }
  | { readonly type: 'party-chosen'; readonly choice: BookingChoice }
  /** The area or the menu has changed. */
  | { readonly type: 'area-or-menu-changed'; readonly change: Pick<BookingChoice, 'areaId' | 'menuId'> }
  | { readonly type: 'time-changed'; readonly time: string }
  | { readonly type: 'time-chosen'; readonly time: string; readonly hasExtras: boolean }
  | { readonly type: 'extras-chosen'; readonly extras: readonly ChosenExtra[] }
  | { readonly type: 'typed'; readonly change: Partial<BookingDetails> }
  | { readonly type: 'errors-found'; readonly errors: DetailErrors }
  | { readonly type: 'sent'; readonly isEnquiry?: boolean }
  | { readonly type: 'answered'; readonly outcome: BookingOutcome; readonly freshKey: string }
  | { readonly type: 'failed'; readonly message: string }
  /** The connection is back. */
  | { readonly type: 'reconnected' }
  | { readonly type: 'went-back'; readonly to: BookingStep }
  /** The page was reloaded during or after a booking. */
  | { readonly type: 'restored'; readonly saved: SavedJourney }
  /**
   * Back or Forward has reached another step. Typed details stay, or are those of the step while there are none. The
   * notice of an uncertain booking stays, too.
   */
  | ({ readonly type: 'traversed' } & Pick<SavedJourney, 'step' | 'choice' | 'typed'>)
  /** An earlier attempt may have booked a table. The guest wants another one all the same. */
  | { readonly type: 'new-attempt-requested'; readonly freshKey: string }
  /** The guest switched to another restaurant. Day, party and typed details stay. */
  | { readonly type: 'restaurant-changed' };

/** Creates the initial state of a booking from the address or from a form that was sent without script. */
export function createBookingJourney({
  visit,
  facts,
}: {
  readonly visit: BookingPageState;
  readonly facts: BookingFacts;
}): BookingJourneyState {
  const isOccasionMissing = isOccasionUnavailable(visit.choice, facts);
  const initial: BookingJourneyState = {
    step: resolveStep(visit, facts),
    choice: visit.choice,
    typed: visit.typed ?? emptyDetails,
    errors: visit.errors ?? {},
    idempotencyKey: visit.idempotencyKey,
    sending: false,
    timesTaken: 0,
  };
  if (visit.outcome) return afterOutcome(initial, visit.outcome, visit.idempotencyKey);
  if (visit.lostResult === 'sent')
    return {
      ...initial,
      notice: {
        kind: 'uncertain',
        message: lostResultMessage,
        sentChoice: visit.choice,
        needsConfirmation: true,
      },
    };
  const { earlierOutcome } = visit;
  if (earlierOutcome?.kind === 'uncertain' && initial.step === 'details')
    return { ...initial, notice: noticeOf(earlierOutcome, visit.choice) };
  if (visit.lostResult === 'unsent') return { ...initial, notice: { kind: 'failed', message: lostInputMessage } };
  if (visit.notOffered !== undefined) return { ...initial, notice: { kind: 'not-offered', message: visit.notOffered } };
  const { time } = visit.choice;
  if (time !== undefined && isTimeUnoffered(visit, facts) && isAfterTime(visit.step) && initial.step !== 'party')
    return {
      ...initial,
      step: 'time',
      choice: { ...visit.choice, time: undefined, extras: [] },
      nearTime: time,
      notice: { kind: 'not-offered', message: timeNotOfferedMessage(time) },
    };
  if (!isOccasionMissing) return initial;
  return facts.occasions?.ok && facts.occasions.value.length > 0
    ? { ...initial, notice: { kind: 'not-offered', message: occasionNotOfferedMessage } }
    : { ...initial, notice: { kind: 'failed', message: bookingMessage(bookingCode.notOnThisDate) } };
}

/** Returns whether the chosen occasion is not available on the day. */
const isOccasionUnavailable = ({ occasionId }: BookingChoice, { occasions }: BookingFacts): boolean =>
  occasionId !== undefined && occasions?.ok === true && occasions.value.every(({ id }) => id !== occasionId);

/** Returns whether no slot has the time of the address. A submitted form is not checked: its slot may be the guest's. */
const isTimeUnoffered = ({ choice, typed }: BookingPageState, { slots }: BookingFacts): boolean =>
  typed === undefined && slots?.ok === true && slots.value.every(({ time }) => time !== choice.time);

const isAfterTime = (step: BookingJourneyStep): boolean => step === 'extras' || step === 'details';

/** Returns the step that the address names, or the last earlier one for which the choices are complete. */
function resolveStep({ step, choice }: BookingPageState, facts: BookingFacts): BookingStep {
  const { occasionId, adults, time } = choice;
  if (occasionId === undefined || adults === undefined || isOccasionUnavailable(choice, facts)) return 'party';
  const occasion = facts.occasions?.ok ? facts.occasions.value.find(({ id }) => id === occasionId) : undefined;
  if (occasion && coversError(occasion, coversOf(occasion, choice))) return 'party';
  if (step === 'party' || step === 'time') return step;
  if (time === undefined || isMenuMissing(choice, facts)) return 'time';
  const { extras } = facts;
  return step === 'extras' && extras && !(extras.ok && extras.value.length > 0) ? 'details' : step;
}

/** Returns whether the occasion requires a menu and none is chosen. */
const isMenuMissing = ({ menuId }: BookingChoice, { menus }: BookingFacts): boolean =>
  menuId === undefined && menus?.ok === true && menus.value.length > 0;

/** Events that may arrive late. They have an effect only in these steps. */
const stepsForEvent: Partial<Record<BookingJourneyEvent['type'], readonly BookingJourneyStep[]>> = {
  'time-chosen': ['time'],
  'extras-chosen': ['extras'],
  'errors-found': ['extras', 'details'],
  sent: ['extras', 'details'],
  failed: ['time', 'extras', 'details'],
};

/** The reducer of a booking. An event that does not belong to the current step has no effect. */
export function reduceBookingJourney(journey: BookingJourneyState, event: BookingJourneyEvent): BookingJourneyState {
  if (journey.sending !== (event.type === 'answered')) return journey;
  if (stepsForEvent[event.type]?.includes(journey.step) === false) return journey;
  if (journey.step === 'thanks') return journey;
  const next = afterEvent(journey, event);
  const droppedTime = next.choice.time === undefined ? journey.choice.time : undefined;
  return droppedTime === undefined || isHistoryEvent(event) ? next : { ...next, nearTime: droppedTime };
}

/** Returns whether the event leads to another history entry, which has choices of its own. */
const isHistoryEvent = ({ type }: BookingJourneyEvent): boolean => type === 'traversed' || type === 'restored';

function afterEvent(journey: BookingJourneyState, event: BookingJourneyEvent): BookingJourneyState {
  switch (event.type) {
    case 'party-changed':
      return {
        ...journey,
        notice: uncertainNoticeOf(journey),
        choice: changeParty(journey.choice, event.change),
      };
    case 'party-chosen':
      return {
        ...journey,
        step: 'time',
        notice: uncertainNoticeOf(journey),
        choice: changeParty(journey.choice, event.choice),
      };
    case 'area-or-menu-changed':
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
        notice: uncertainNoticeOf(journey),
        choice: { ...journey.choice, time: event.time, extras: extrasAt(journey, event.time) },
      };
    case 'extras-chosen':
      return {
        ...journey,
        step: 'details',
        notice: uncertainNoticeOf(journey),
        choice: { ...journey.choice, extras: event.extras },
      };
    case 'typed':
      return { ...journey, typed: { ...journey.typed, ...event.change } };
    case 'errors-found':
      return { ...journey, errors: event.errors, notice: uncertainNoticeOf(journey) };
    case 'sent':
      return { ...journey, sending: true, isEnquiry: event.isEnquiry, errors: {}, notice: undefined };
    case 'answered':
      return afterOutcome({ ...journey, sending: false }, event.outcome, event.freshKey);
    case 'failed':
      return { ...journey, notice: { kind: 'failed', message: event.message } };
    case 'reconnected':
      return journey.notice?.message === offlineMessage
        ? { ...journey, notice: { kind: 'reconnected', message: reconnectedMessage } }
        : journey;
    case 'restored':
      return restore(journey, event.saved);
    case 'traversed':
      return {
        ...journey,
        step: event.step,
        choice: event.choice,
        typed: isTyped(journey.typed) ? journey.typed : event.typed,
        errors: {},
        notice: uncertainNoticeOf(journey),
      };
    case 'new-attempt-requested':
      return wasUncertain(journey) ? { ...journey, notice: undefined, idempotencyKey: event.freshKey } : journey;
    case 'restaurant-changed':
      return {
        ...journey,
        step: 'time',
        notice: undefined,
        choice: { ...journey.choice, areaId: undefined, menuId: undefined, time: undefined, extras: [] },
      };
    default:
      return { ...journey, step: event.to, errors: {}, notice: uncertainNoticeOf(journey) };
  }
}

/** The notice that stays at every step, until the guest asks for another table or there is an answer. */
const uncertainNoticeOf = ({ notice }: BookingJourneyState): Notice | undefined =>
  notice?.kind === 'uncertain' ? notice : undefined;

const wasUncertain = ({ notice }: BookingJourneyState): boolean => notice?.kind === 'uncertain';
const wasTaken = ({ notice }: BookingJourneyState): boolean => notice?.kind === 'taken';

/**
 * Returns the extras that stay chosen when the time changes. Extras depend on the time. After a lost slot they stay, so
 * that the guest is not asked again; the booking system reports extras that are not available.
 */
const extrasAt = (journey: BookingJourneyState, time: string | undefined): readonly ChosenExtra[] | undefined =>
  wasTaken(journey) || time === journey.choice.time ? journey.choice.extras : [];

/** Another day, occasion or party may have other times; another occasion also has other areas and menus. */
function changeParty(choice: BookingChoice, change: Partial<BookingChoice>): BookingChoice {
  const next = { ...choice, ...change };
  const isUnchanged =
    next.date === choice.date &&
    next.occasionId === choice.occasionId &&
    next.adults === choice.adults &&
    next.children === choice.children;
  if (isUnchanged) return next;
  const place = next.occasionId === choice.occasionId ? {} : { areaId: undefined, menuId: undefined };
  return { ...next, ...place, time: undefined, extras: [] };
}

function afterOutcome(journey: BookingJourneyState, outcome: BookingOutcome, freshKey: string): BookingJourneyState {
  if (outcome.kind === 'done') {
    const { kind: _, ...done } = outcome;
    return { ...journey, step: 'thanks', notice: undefined, done };
  }
  const idempotencyKey = keepsIdempotencyKey(outcome) ? journey.idempotencyKey : freshKey;
  if (outcome.kind !== 'taken') {
    const errors = (outcome.kind === 'refused' && outcome.fieldErrors) || journey.errors;
    // A message that stands at its field is not repeated above the form.
    const isPlaced = Object.values(errors).includes(outcome.message);
    const notice = isPlaced ? undefined : noticeOf(outcome, journey.choice);
    return { ...journey, step: 'details', idempotencyKey, errors, notice };
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

const noticeOf = (
  outcome: Extract<BookingOutcome, { kind: 'uncertain' | 'refused' }>,
  sentChoice: BookingChoice,
): Notice =>
  outcome.kind === 'uncertain'
    ? {
        kind: 'uncertain',
        message: outcome.message,
        isEnquiry: outcome.isEnquiry,
        sentChoice,
        ...(outcome.isMade && { needsConfirmation: true }),
        ...(outcome.manageKey !== undefined && { manageKey: outcome.manageKey }),
      }
    : { kind: 'failed', message: outcome.message };

const restore = (
  journey: BookingJourneyState,
  { step, choice, typed, idempotencyKey, uncertain, done }: SavedJourney,
): BookingJourneyState => ({
  ...journey,
  step: done ? 'thanks' : step,
  choice,
  typed,
  idempotencyKey,
  notice: done
    ? undefined
    : uncertain
      ? { kind: 'uncertain', ...uncertain }
      : noticeAfterReload(journey, idempotencyKey),
  ...(done && { done }),
});

/**
 * The notice of the page, unless the saved booking has dealt with it: with a repeat key the guest has asked for another
 * table, and what the address chooses was replaced by what the guest chose.
 */
const noticeAfterReload = (journey: BookingJourneyState, savedKey: string): Notice | undefined =>
  journey.notice?.kind === 'not-offered' || (wasUncertain(journey) && isRepeatKey(savedKey))
    ? undefined
    : journey.notice;
