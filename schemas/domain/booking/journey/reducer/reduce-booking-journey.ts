import type { BookingChoice, ChosenExtra } from '#schemas/domain/booking/booking-choice.ts';
import { isTyped } from '#schemas/domain/booking/booking-details.ts';
import { offlineMessage, reconnectedMessage } from '#schemas/domain/booking/booking-message.ts';
import { isRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import type { BookingJourneyEvent, BookingJourneyState, BookingJourneyStep, Notice } from '../journey-state.ts';
import type { SavedJourney } from '../saved-journey.ts';
import { showOutcome } from './show-outcome.ts';

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
      return showOutcome({ ...journey, sending: false }, event.outcome, event.freshKey);
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
