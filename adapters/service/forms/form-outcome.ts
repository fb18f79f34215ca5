import type { z } from 'zod';
import type { outcome } from '#schemas/api/wire.ts';
import type { Service } from '../service.ts';
import type { FormLimitReached } from './form-limits.ts';

type Outcome = z.input<typeof outcome>;

/** The answer to a form that was taken, or was declined; undefined: taken. Its mails are sent on their way. */
export function formOutcome(
  { mailWorker }: Pick<Service, 'mailWorker'>,
  declined: FormLimitReached | undefined,
  taken: Outcome = {},
): Outcome {
  if (declined) {
    const { declined: message, ...codes } = declined;
    return { success: false, ...codes, message };
  }
  mailWorker.wake();
  return { success: true, statusCode: 200, ...taken };
}
