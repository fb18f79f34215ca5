import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { type BookingOutcome, isAboutCard, keepsIdempotencyKey } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingJourneyState, Notice } from '../journey-state.ts';

/** Returns the state after a request to book was answered. `freshKey`: the next idempotency key, if the last one is used up. */
export function showOutcome(
  journey: BookingJourneyState,
  outcome: BookingOutcome,
  freshKey: string,
): BookingJourneyState {
  if (outcome.kind === 'done') {
    const { kind: _, ...done } = outcome;
    return { ...journey, step: 'thanks', notice: undefined, done };
  }
  const idempotencyKey = keepsIdempotencyKey(outcome) ? journey.idempotencyKey : freshKey;
  if (outcome.kind !== 'taken') {
    const errors = (outcome.kind === 'refused' && outcome.fieldErrors) || journey.errors;
    // A message that stands at its field is not repeated above the form.
    const isPlaced = Object.values(errors).includes(outcome.message);
    const cardMark = isAboutCard(outcome) && { isAboutCard: true };
    const notice = isPlaced ? undefined : { ...noticeOf(outcome, journey.choice), ...cardMark };
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

/** The notice of a request that did not book, or whose outcome is unknown. */
export const noticeOf = (
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
