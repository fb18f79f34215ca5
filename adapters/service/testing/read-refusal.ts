import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { ApiClient } from '#adapters/api-client/client.ts';

/** How the service refuses a call. */
export interface Refusal {
  readonly status: number | undefined;
  readonly message: string | undefined;
  readonly errors?: readonly object[];
}

/** A refused call, for a table of tests. */
export type RefusedCall = readonly [
  title: string,
  call: (call: ApiClient['call']) => Promise<unknown>,
  refusal: Refusal,
];

/** The refusal of a call; undefined if it succeeds. */
export async function readRefusal(work: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { message, errors } = error.answer ?? {};
    return { status: error.status, message, ...(errors && { errors }) };
  }
  return undefined;
}
