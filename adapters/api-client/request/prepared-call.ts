import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { AnyCallInput, CallOptions } from '../call-input.ts';

/** A validated call that can be sent several times. */
export interface PreparedCall {
  readonly endpoint: Endpoint;
  readonly values: AnyCallInput;
  readonly url: string;
  readonly body: string | undefined;
  readonly options: CallOptions;
  readonly signal: AbortSignal;
  readonly startedAt: number;
}

/** Whether a call has the three headers of the specification: all but the token’s own call and those of editors. */
export const isIdentified = (endpoint: Endpoint): boolean =>
  endpoint.access === 'visitor' || (endpoint.access === 'open' && endpoint !== endpoints.token);

/** Whether replies of a call can be worded in any way: those to visitors, and the token’s. */
export const isMapped = (endpoint: Endpoint): boolean => endpoint.access === 'visitor' || endpoint === endpoints.token;
