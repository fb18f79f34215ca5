import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { readServerMessage } from '#schemas/domain/booking/booking-message.ts';
import type { FieldError } from '#schemas/forms/_shared/define-form.ts';

const normalizeName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * The errors of a refusal at the fields of a form, each with the API’s own sentence. Empty if one of them has no such
 * field or no sentence, because the visitor would not see it.
 */
export function refusedFields(error: unknown, fields: readonly string[]): readonly FieldError[] {
  const isRefused = error instanceof ApiProblem && error.code === 'refused';
  const stated = isRefused ? (error.answer?.errors ?? []) : [];
  const placed = stated.flatMap(({ path, message }) => {
    // `Customer.PhoneNumber`, `$.phoneNumber` and `body.phoneNumber`.
    const last = normalizeName(path.split('.').at(-1) ?? '');
    const field = fields.find((name) => normalizeName(name) === last);
    const sentence = readServerMessage(message);
    return field !== undefined && sentence !== undefined && isSentence(sentence)
      ? [{ path: field, message: sentence }]
      : [];
  });
  return placed.length === stated.length ? placed : [];
}

/** “Enter a number”, but not “must be a number”, which lacks the name of the field. */
const isSentence = (text: string): boolean => /^\p{Lu}/u.test(text) && /\s/.test(text);
