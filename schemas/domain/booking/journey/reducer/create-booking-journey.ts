import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import {
  bookingCode,
  bookingMessage,
  lostInputMessage,
  lostResultMessage,
  occasionNotOfferedMessage,
  timeJustTakenMessage,
  timeNotOfferedMessage,
} from '#schemas/domain/booking/booking-message.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { coversError, coversOf } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { isFree, nearestSlots } from '../choose-slot.ts';
import type { BookingJourneyState, BookingJourneyStep } from '../journey-state.ts';
import { noticeOf, showOutcome } from './show-outcome.ts';

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
  if (visit.outcome) {
    const { notice, ...shown } = showOutcome(initial, visit.outcome, visit.idempotencyKey);
    return { ...shown, notice: notice?.isAboutCard ? { ...notice, isCardUnasked: true } : notice };
  }
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
  const timeProblem = isAfterTime(visit.step) && initial.step !== 'party' ? findTimeProblem(visit, facts) : undefined;
  if (timeProblem !== undefined)
    return {
      ...initial,
      step: 'time',
      choice: { ...visit.choice, time: undefined, extras: [] },
      nearTime: time,
      notice: { kind: 'not-offered', message: timeProblem },
    };
  if (!isOccasionMissing) return initial;
  return facts.occasions?.ok && facts.occasions.value.length > 0
    ? { ...initial, notice: { kind: 'not-offered', message: occasionNotOfferedMessage } }
    : { ...initial, notice: { kind: 'failed', message: bookingMessage(bookingCode.notOnThisDate) } };
}

/** Returns whether the chosen occasion is not available on the day. */
const isOccasionUnavailable = ({ occasionId }: BookingChoice, { occasions }: BookingFacts): boolean =>
  occasionId !== undefined && occasions?.ok === true && occasions.value.every(({ id }) => id !== occasionId);

/**
 * Returns the message if the time of the address is not offered, or is taken. A submitted form and an attempt that was
 * sent before are not checked: the slot may be the guest's.
 */
function findTimeProblem(
  { choice: { time }, typed, earlierOutcome }: BookingPageState,
  { slots }: BookingFacts,
): string | undefined {
  if (time === undefined || typed !== undefined || earlierOutcome || !slots?.ok) return undefined;
  const free = slots.value.filter(isFree);
  if (free.some((slot) => slot.time === time)) return undefined;
  if (slots.value.every((slot) => slot.time !== time)) return timeNotOfferedMessage(time);
  return timeJustTakenMessage(
    time,
    nearestSlots(free, time)
      .map((slot) => slot.time)
      .toSorted(),
  );
}

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
