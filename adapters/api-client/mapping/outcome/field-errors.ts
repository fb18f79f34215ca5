import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';

interface StatedError {
  readonly path: string;
  readonly message: string;
}

const pathNames = ['path', 'field', 'propertyName', 'property', 'member', 'key', 'name'] as const;
const messageNames = ['message', 'errorMessage', 'error', 'detail', 'description'] as const;

/**
 * The errors of fields that a refusal states: a list of entries with a field and a message, or the messages by field, as
 * in `{ "Phone": ["Phone is not valid."] }`.
 */
export function readFieldErrors(errors: unknown): readonly StatedError[] | undefined {
  const stated = Array.isArray(errors) ? errors.flatMap(readEntry) : isRecord(errors) ? byField(errors) : [];
  return stated.length > 0 ? stated.slice(0, 50) : undefined;
}

function readEntry(entry: unknown): readonly StatedError[] {
  if (!isRecord(entry)) return [];
  const [path, message] = [findByName(entry, pathNames), findByName(entry, messageNames)];
  return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
}

const byField = (errors: Readonly<Record<string, unknown>>): readonly StatedError[] =>
  Object.entries(errors).flatMap(([path, messages]) => {
    const [message]: readonly unknown[] = Array.isArray(messages) ? messages : [messages];
    return typeof message === 'string' ? [{ path, message }] : [];
  });

/** The normalized name of the field of a path: of `Customer.PhoneNumber`, `$.phoneNumber` and `body.phone_number` alike. */
export const fieldNameOf = (path: string): string =>
  (path.split('.').at(-1) ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');

/** “Enter a number”, but not “must be a number”, which lacks the name of the field. */
export const isSentence = (text: string): boolean => /^\p{Lu}/u.test(text) && /\s/.test(text);
