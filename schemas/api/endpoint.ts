import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How a call shows who makes it: a visitor's bearer token with brand key and session id, an editor's secret, that
 * secret unless it comes from the service's own machine, or nothing.
 */
export type Access = 'visitor' | 'editor' | 'local' | 'open';

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
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
}

/** The params and query of a call that has none. */
export const noParams = z.object({});
/** The body of a call that has none. */
export const noBody = z.undefined();

type NoParams = typeof noParams;
type NoBody = typeof noBody;

type RequiredKey = 'name' | 'summary' | 'method' | 'path' | 'reply';

/** What has to be said of a call; the rest has a default. */
type EndpointInput<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = Pick<Endpoint<Params, Query, Body, Reply>, RequiredKey> & Partial<Omit<Endpoint<Params, Query, Body, Reply>, RequiredKey>>;

/**
 * Defines a call. What is not stated is empty: no params, no query, no body. A call is a visitor's
 * unless it says otherwise. Throws when path and params do not name the same things.
 */
export function defineEndpoint<
  Reply extends z.ZodType,
  Params extends z.ZodObject = NoParams,
  Query extends z.ZodObject = NoParams,
  Body extends z.ZodType = NoBody,
>(input: EndpointInput<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply>;
export function defineEndpoint(input: EndpointInput): Endpoint {
  const pathNames = [...input.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
  const paramNames = Object.keys(input.params?.shape ?? {}).sort();
  if (pathNames.join() !== paramNames.join()) {
    throw new Error(
      `Call ${input.name}: the path names {${pathNames.join()}} and the params describe {${paramNames.join()}}.`,
    );
  }
  return {
    access: 'visitor',
    params: noParams,
    query: noParams,
    body: noBody,
    ...input,
  };
}
