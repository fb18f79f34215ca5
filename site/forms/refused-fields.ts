import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { fieldNameOf, isSentence } from '#adapters/api-client/mapping/outcome/field-errors.ts';
import { readServerMessage } from '#schemas/domain/booking/booking-message.ts';
import type { FieldError } from '#schemas/forms/_shared/define-form.ts';

/**
 * The errors of a refusal at the fields of a form, each with the API’s own sentence. Empty if one of them has no such
 * field or no sentence, because the visitor would not see it.
 */
export function refusedFields(error: unknown, fields: readonly string[]): readonly FieldError[] {
  const isRefused = error instanceof ApiProblem && error.code === 'refused';
  const stated = isRefused ? (error.answer?.errors ?? []) : [];
  const placed = stated.flatMap(({ path, message }) => {
    const field = fields.find((name) => fieldNameOf(name) === fieldNameOf(path));
    const sentence = readServerMessage(message);
    return field !== undefined && sentence !== undefined && isSentence(sentence)
      ? [{ path: field, message: sentence }]
      : [];
  });
  return placed.length === stated.length ? placed : [];
}
