import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a call shows who makes it: a visitor's bearer token with brand key and session id, an editor's secret, or nothing. */
export type Access = 'visitor' | 'editor' | 'open';

/**
 * One call of the content and booking API. Client, embedded service and OpenAPI document are all made from it.
 * `path` holds `{name}` for each key of `params`. `reply` is the body of a successful answer.
 */
export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** Whether calling it twice is the same as calling it once, so that a lost answer may be asked for again. */
  readonly repeatable: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
}
