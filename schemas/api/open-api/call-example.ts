import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

/** One call as an example: its request, and the reply to it. */
export interface CallExample<Called extends Endpoint = Endpoint> {
  /** The values of the path’s placeholders. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: z.input<Called['body']>;
  readonly reply: z.input<Called['reply']>;
}

/** The examples of a call, by name. */
export type NamedExamples<Called extends Endpoint = Endpoint> = Readonly<Record<string, CallExample<Called>>>;
