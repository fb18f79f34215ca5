import type { z } from 'zod';
import type { outcome } from '#schemas/api/wire.ts';
import type { Service } from '../service.ts';
import type { Declined } from './form-limits.ts';

type Outcome = z.input<typeof outcome>;

/** The answer to a form that was taken, or was declined; undefined: taken. Its mails are sent on their way. */
export function formOutcome(
  { postman }: Pick<Service, 'postman'>,
  declined: Declined | undefined,
  taken: Outcome = {},
): Outcome {
  if (declined) {
    const { declined: message, ...codes } = declined;
    return { success: false, ...codes, message };
  }
  postman.wake();
  return { success: true, statusCode: 200, ...taken };
}
