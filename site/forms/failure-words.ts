import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { FormTexts } from '#schemas/forms/_shared/define-form.ts';

interface Refusal {
  readonly message?: string | null | undefined;
  readonly errorCode?: number | null | undefined;
}

/** How the API marks that it found fields of an application invalid. Source: the specification, section 8. */
const invalidMark = 'err=15';

/** What a visitor is told where the API did not take a form: what it says, else what its code stands for. */
export function failureWords({ failed, invalid }: FormTexts, { message, errorCode }: Refusal): string {
  if (invalid === undefined) return message || failed;
  if (message?.includes(invalidMark)) return invalid;
  return message || (typeof errorCode === 'number' ? bookingMessage(errorCode) : failed);
}

/** The same for a call that failed as a whole. Only what was meant for visitors is told: no words of a server in trouble. */
export function problemWords(words: FormTexts, error: unknown): string {
  const answer = error instanceof ApiProblem ? error.answer : undefined;
  const isMeant = error instanceof ApiProblem && (error.code === 'refused' || answer?.message?.includes(invalidMark));
  return isMeant ? failureWords(words, answer ?? {}) : words.failed;
}
