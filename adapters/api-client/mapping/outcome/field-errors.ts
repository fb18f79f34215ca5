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
