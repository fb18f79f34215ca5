import { ApiProblem } from '#adapters/api/api-problem.ts';
import type { FormWords } from '#schemas/forms/define-form.ts';
import { bookingMessage } from '#schemas/table-booking/booking-message.ts';

interface Refusal {
  readonly message?: string | null | undefined;
  readonly errorCode?: number | null | undefined;
}

/** How the API marks that it found fields of an application invalid. Source: the specification, section 8. */
const invalidMark = 'err=15';

/** What a visitor is told where the API did not take a form: what it says, else what its code stands for. */
export function failureWords({ failed, invalid }: FormWords, { message, errorCode }: Refusal): string {
  if (invalid === undefined) return message || failed;
  if (message?.includes(invalidMark)) return invalid;
  return message || (typeof errorCode === 'number' ? bookingMessage(errorCode) : failed);
}

/** The same for a call that failed as a whole. Only what was meant for visitors is told: no words of a server in trouble. */
export function problemWords(words: FormWords, error: unknown): string {
  const answer = error instanceof ApiProblem ? error.answer : undefined;
  const isMeant = error instanceof ApiProblem && (error.code === 'refused' || answer?.message?.includes(invalidMark));
  return isMeant ? failureWords(words, answer ?? {}) : words.failed;
}
