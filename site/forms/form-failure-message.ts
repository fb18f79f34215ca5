import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { bookingMessage, readServerMessage } from '#schemas/domain/booking/booking-message.ts';
import type { FormTexts } from '#schemas/forms/_shared/define-form.ts';

interface FailureReply {
  readonly message?: string | null | undefined;
  readonly errorCode?: number | null | undefined;
}

/** The marker of the API for invalid fields of an application. Source: the specification, section 8. */
const invalidMark = 'err=15';

/** The code with which other APIs say the same. */
const invalidCode = 15;

/** The code of a repeated application. Whatever the API calls it, the applicant reads the text of the specification. */
const repeatedCode = 14;

const saysInvalid = ({ message, errorCode }: FailureReply): boolean =>
  errorCode === invalidCode || Boolean(message?.includes(invalidMark));

/** The message for a form that the API refused: the API’s own, else the one for its code. */
export function formFailureMessage({ failed, invalid }: FormTexts, { message, errorCode }: FailureReply): string {
  const stated = readServerMessage(message);
  if (invalid === undefined) return stated || failed;
  if (saysInvalid({ message, errorCode })) return invalid;
  if (errorCode === repeatedCode) return bookingMessage(errorCode);
  return stated || (typeof errorCode === 'number' ? bookingMessage(errorCode) : failed);
}

/** Whether the specification has the text for a refused call: an application with invalid fields, or a repeated one. */
export const hasSpecifiedText = ({ invalid }: FormTexts, error: unknown): boolean =>
  invalid !== undefined &&
  error instanceof ApiProblem &&
  error.answer !== undefined &&
  (saysInvalid(error.answer) || error.answer.errorCode === repeatedCode);

/** The call was sent, and its reply did not come or cannot be read: the API may have done what it asks for. */
const isReplyLost = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.status === 504 || ['unreachable', 'timed-out', 'bad-reply'].includes(error.code));

/**
 * The same for a call that failed as a whole. Only messages meant for visitors are passed on, never a server’s internal
 * error.
 */
export function callFailureMessage(texts: FormTexts, error: unknown): string {
  const answer = error instanceof ApiProblem ? error.answer : undefined;
  const isInvalid = texts.invalid !== undefined && answer !== undefined && saysInvalid(answer);
  const isForVisitors = isInvalid || (error instanceof ApiProblem && error.code === 'refused');
  return isForVisitors
    ? formFailureMessage(texts, answer ?? {})
    : isReplyLost(error)
      ? (texts.uncertain ?? texts.failed)
      : texts.failed;
}
