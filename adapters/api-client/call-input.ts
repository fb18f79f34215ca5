import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: Value }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What a call needs: its params, query and body, each optional where nothing in it is required. */
export type CallInput<Called extends Endpoint> = Part<'params', z.input<Called['params']>> &
  Part<'query', z.input<Called['query']>> &
  Part<'body', z.input<Called['body']>>;

export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal;
  /** Milliseconds for the whole call with its retries; the configured deadline where it is not given. */
  readonly deadlineMs?: number;
  /** The visitor's session, when the call is made for one; else the client's own. */
  readonly sessionId?: string;
  /** The same key never has a second effect: for bookings. */
  readonly idempotencyKey?: string;
}

export type CallArguments<Called extends Endpoint> =
  Record<never, never> extends CallInput<Called>
    ? [input?: CallInput<Called>, options?: CallOptions]
    : [input: CallInput<Called>, options?: CallOptions];

/** Any call's input, seen from within. */
export interface AnyCallInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Makes one call. Rejects with an `ApiProblem` and nothing else. */
export type Call = <Called extends Endpoint>(
  endpoint: Called,
  ...rest: CallArguments<Called>
) => Promise<z.output<Called['reply']>>;
