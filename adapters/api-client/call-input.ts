import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** The params, query and body of a call. Each part is optional when it has no required fields. */
export type CallInput<Called extends Endpoint> = Part<'params', z.input<Called['params']>> &
  Part<'query', z.input<Called['query']>> &
  Part<'body', z.input<Called['body']>>;

export interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call including retries; default: the configured deadline. */
  readonly deadlineMs?: number;
  /** The caller reports failures and asks again itself: a failed attempt is neither repeated nor logged. */
  readonly isPolled?: boolean;
  /** Session of the visitor that the call is made for; default: the client's own session. */
  readonly sessionId?: string;
  /** The server runs a request with the same key once only. Used for bookings. */
  readonly idempotencyKey?: string;
}

export type CallArguments<Called extends Endpoint> =
  Record<never, never> extends CallInput<Called>
    ? [input?: CallInput<Called>, options?: CallOptions]
    : [input: CallInput<Called>, options?: CallOptions];

/** Input of any call, without the endpoint's types. */
export interface AnyCallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Makes one call. Rejects only with an `ApiProblem`. */
export type Call = <Called extends Endpoint>(
  endpoint: Called,
  ...rest: CallArguments<Called>
) => Promise<z.output<Called['reply']>>;
