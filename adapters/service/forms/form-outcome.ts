import type { z } from 'zod';
import type { outcome } from '#schemas/api/wire.ts';
import type { Service } from '../service.ts';
import type { FormRejection } from './form-limits.ts';

type Outcome = z.input<typeof outcome>;

/** Builds the reply for a submission from its rejection, if any. Wakes the mail worker after a success. */
export function createFormOutcome(
  { mailWorker }: Pick<Service, 'mailWorker'>,
  rejection: FormRejection | undefined,
  success: Outcome & { readonly reference?: string } = {},
): Outcome & { readonly reference?: string } {
  if (rejection) return { success: false, ...rejection };
  mailWorker.wake();
  return { success: true, statusCode: 200, ...success };
}
