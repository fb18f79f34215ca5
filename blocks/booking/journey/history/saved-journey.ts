import {
  type BookingChoice,
  type BookingStep,
  choiceSearch,
  readChoice,
  readStep,
} from '#schemas/domain/booking/booking-choice.ts';
import { type DetailName, noDetails, type TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import type { Journey } from '../journey.ts';

/** What of a journey outlives a reload. */
export interface SavedJourney {
  /** The restaurant it had come to, which need not be the one it began with. */
  readonly storeId: string;
  readonly step: BookingStep;
  readonly choice: BookingChoice;
  readonly typed: TypedDetails;
  readonly idempotencyKey: string;
}

/** A journey as one text; undefined once it has come to its end, when nothing of it is kept. */
export function writeJourney(storeId: string, { step, choice, typed, idempotencyKey }: Journey): string | undefined {
  if (step === 'thanks') return undefined;
  return JSON.stringify({ storeId, search: choiceSearch(step, choice), typed, idempotencyKey });
}

/** Reads what `writeJourney` wrote; undefined for anything else. */
export function readJourney(text: unknown): SavedJourney | undefined {
  const { storeId, search, typed, idempotencyKey } = (typeof text === 'string' && parse(text)) || {};
  if (typeof storeId !== 'string' || typeof search !== 'string' || typeof idempotencyKey !== 'string') return undefined;
  const query = queryOf(search);
  const step = readStep(query);
  return step && { storeId, step, choice: readChoice(query), typed: readTyped(typed), idempotencyKey };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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

function readTyped(value: unknown): TypedDetails {
  const given = isRecord(value) ? value : {};
  const text = (name: DetailName): string => (typeof given[name] === 'string' ? given[name] : '');
  return {
    ...noDetails,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    specialRequest: text('specialRequest'),
    shouldReceivePromotions: given.shouldReceivePromotions === true,
    shouldReceiveSms: given.shouldReceiveSms === true,
  };
}
