import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How a caller is authenticated. `visitor`: bearer token, brand key and session id. `editor`: the editors' secret.
 * `local`: that secret, unless the call comes from the service's own machine. `open`: not at all.
 */
export type Access = 'visitor' | 'editor' | 'local' | 'open';

/**
 * One endpoint of the content and booking API. The client, the embedded service and the OpenAPI document use it.
 * `path` contains `{name}` for each key of `params`. `reply` is the body of a successful response.
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
  /** The headers of the request, besides its credentials. */
  readonly headers: z.ZodObject;
  readonly body: Body;
  readonly reply: Reply;
}

/** The params or query of an endpoint that has none. */
export const noParams = z.object({});
/** The body of an endpoint that has none. */
export const noBody = z.undefined();

type NoParams = typeof noParams;
type NoBody = typeof noBody;

type RequiredKey = 'name' | 'summary' | 'method' | 'path' | 'reply';

/** The input of `defineEndpoint`: required keys, and optional keys with a default. */
type EndpointInput<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = Pick<Endpoint<Params, Query, Body, Reply>, RequiredKey> &
  Partial<Omit<Endpoint<Params, Query, Body, Reply>, RequiredKey>>;

/**
 * Defines an endpoint. By default it has no params, no query, no headers and no body, and its access is `visitor`. Throws when the
 * placeholders of the path differ from the keys of params.
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
      `Endpoint ${input.name}: the path has the placeholders {${pathNames.join()}}, but params has the keys {${paramNames.join()}}. Use the same names.`,
    );
  }
  return {
    access: 'visitor',
    params: noParams,
    query: noParams,
    headers: noParams,
    body: noBody,
    ...input,
  };
}
