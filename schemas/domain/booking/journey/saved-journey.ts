import { isRecord } from '#schemas/content/is-record.ts';
import {
  type BookingChoice,
  type BookingStep,
  formatChoiceQuery,
  readChoice,
  readStep,
} from '#schemas/domain/booking/booking-choice.ts';
import { type BookingDetails, type DetailName, emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { interruptedMessage } from '../booking-message.ts';
import type { MadeBooking } from '../booking-outcome.ts';
import type { BookingJourneyState, Notice } from './journey-state.ts';

/** The name in session storage of a booking that continues on the page of another restaurant. */
export const movedBookingName = 'moved-booking';

/** The part of a booking that survives a reload. */
export interface SavedJourney {
  /** The current restaurant, which may differ from the one that the booking began with. */
  readonly storeId: string;
  readonly step: BookingStep;
  readonly choice: BookingChoice;
  readonly typed: BookingDetails;
  readonly idempotencyKey: string;
  /** The notice that the last attempt may have booked. */
  readonly uncertain?:
    | Pick<Notice, 'message' | 'isEnquiry' | 'sentChoice' | 'needsConfirmation' | 'manageKey'>
    | undefined;
  /** Its confirmation, once it is complete. */
  readonly done?: BookingJourneyState['done'];
}

/**
 * Serializes a booking. One that is being sent is uncertain if the page is left before the answer. Nothing that was typed
 * is saved once it is complete.
 */
export function serializeBookingJourney(storeId: string, journey: BookingJourneyState): string {
  const { step, choice, typed, idempotencyKey, done } = journey;
  const search = formatChoiceQuery(step === 'thanks' ? 'details' : step, choice);
  const uncertain = uncertainAttemptOf(journey);
  return JSON.stringify({ storeId, search, idempotencyKey, ...(done ? { done } : { typed, uncertain }) });
}

function uncertainAttemptOf({ notice, sending, isEnquiry = false, choice }: BookingJourneyState) {
  if (sending)
    return { message: interruptedMessage({ isEnquiry }), isEnquiry, sent: formatChoiceQuery('details', choice) };
  if (notice?.kind !== 'uncertain') return undefined;
  const { message, sentChoice, needsConfirmation, manageKey } = notice;
  const sent = sentChoice && formatChoiceQuery('details', sentChoice);
  return { message, isEnquiry: notice.isEnquiry, sent, needsConfirmation, manageKey };
}

/** Parses a serialized booking. Returns undefined for anything else. */
export function parseBookingJourney(text: unknown): SavedJourney | undefined {
  const { storeId, search, typed, idempotencyKey, uncertain, done } = (typeof text === 'string' && parse(text)) || {};
  if (typeof storeId !== 'string' || typeof search !== 'string' || typeof idempotencyKey !== 'string') return undefined;
  const query = queryOf(search);
  const step = readStep(query);
  const saved = { storeId, choice: readChoice(query), typed: readBookingDetails(typed), idempotencyKey };
  return step && { ...saved, step, ...readUncertain(uncertain), done: readDone(done) };
}

function readUncertain(value: unknown): Pick<SavedJourney, 'uncertain'> {
  if (!isRecord(value) || typeof value.message !== 'string') return {};
  const { message, isEnquiry, sent, needsConfirmation, manageKey } = value;
  const sentChoice = typeof sent === 'string' ? readChoice(queryOf(sent)) : undefined;
  return {
    uncertain: {
      message,
      isEnquiry: isEnquiry === true,
      sentChoice,
      ...(needsConfirmation === true && { needsConfirmation }),
      ...(typeof manageKey === 'string' && { manageKey }),
    },
  };
}

function readDone(value: unknown): BookingJourneyState['done'] {
  if (!isRecord(value) || typeof value.isEnquiry !== 'boolean') return undefined;
  const { reference, isEnquiry, manageKey, area, minutes, isMailed, guarantee } = value;
  return {
    reference: typeof reference === 'string' ? reference : undefined,
    isEnquiry,
    ...(typeof manageKey === 'string' && { manageKey }),
    ...(typeof area === 'string' && { area }),
    ...(typeof minutes === 'number' && { minutes }),
    ...(isMailed === true && { isMailed }),
    ...readGuarantee(guarantee),
  };
}

function readGuarantee(value: unknown): Pick<MadeBooking, 'guarantee'> {
  if (!isRecord(value) || typeof value.amountPence !== 'number') return {};
  const { amountPence, freeUntil } = value;
  return { guarantee: { amountPence, ...(typeof freeUntil === 'string' && { freeUntil }) } };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function queryOf(search: string): Record<string, string[]> {
  const fields = new URLSearchParams(search);
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]));
}

function readBookingDetails(value: unknown): BookingDetails {
  const given = isRecord(value) ? value : {};
  const text = (name: DetailName): string => (typeof given[name] === 'string' ? given[name] : '');
  return {
    ...emptyDetails,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    specialRequest: text('specialRequest'),
    shouldReceivePromotions: given.shouldReceivePromotions === true,
    shouldReceiveSms: given.shouldReceiveSms === true,
  };
}
