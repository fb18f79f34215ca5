import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { describeIssue } from '#schemas/content/problem/describe-issue.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import type { Service } from '../service.ts';
import { HttpError, type InvalidField, type RouteResponse } from './response.ts';

/** A routed request that is not validated yet. */
export interface RoutedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** The body as received. */
  readonly bodyText: string;
  /** Aborts when the client disconnects or the service stops. */
  readonly signal: AbortSignal;
}

/** A request that matches the endpoint's schemas. */
export interface RouteRequest<Called extends Endpoint> {
  readonly params: z.output<Called['params']>;
  readonly query: z.output<Called['query']>;
  readonly body: z.output<Called['body']>;
  readonly bodyText: string;
  readonly signal: AbortSignal;
  /** A request header with one value, by its lowercase name. */
  header(name: string): string | undefined;
  /** Creates a response with a value that matches the endpoint's reply schema. */
  readonly reply: (value: z.input<Called['reply']>) => RouteResponse;
}

export interface Route {
  readonly endpoint: Endpoint;
  /** False for an endpoint that is documented but not served yet. */
  handle(incoming: RoutedRequest, service: Service): Promise<RouteResponse>;
}

interface RouteOptions {
  /** Error message for a request that does not match the schemas; default: names the invalid part. */
  readonly badRequestMessage?: string;
}

/** Connects an endpoint with its handler. Requests that do not match the endpoint's schemas are rejected before. */
export function route<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handle: (request: RouteRequest<Endpoint<Params, Query, Body, Reply>>, service: Service) => Promise<RouteResponse>,
  { badRequestMessage }: RouteOptions = {},
): Route {
  return {
    endpoint,
    handle: async (incoming, service) =>
      handle(
        {
          params: parsePart('params', endpoint.params, incoming.params, badRequestMessage),
          query: parsePart('query', endpoint.query, incoming.query, badRequestMessage),
          body: parsePart('body', endpoint.body, incoming.body, badRequestMessage),
          bodyText: incoming.bodyText,
          signal: incoming.signal,
          header: (name) => {
            const value = incoming.headers[name];
            return typeof value === 'string' ? value : undefined;
          },
          reply: (value) => ({ kind: 'json', status: 200, text: JSON.stringify(value) }),
        },
        service,
      ),
  };
}

function parsePart<Schema extends z.ZodType>(
  part: string,
  schema: Schema,
  value: unknown,
  badRequestMessage?: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new HttpError(
    400,
    badRequestMessage ?? `The ${part} of the request is not valid.`,
    fieldErrors(part, result.error.issues),
  );
}

/** At most 50 errors with readable messages. */
export const fieldErrors = (part: string, issues: readonly z.core.$ZodIssue[]): InvalidField[] =>
  issues.slice(0, 50).map((issue) => ({
    path: formatPath([part, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))]),
    message: describeIssue(issue),
  }));
