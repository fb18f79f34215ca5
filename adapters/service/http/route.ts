import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { explainIssue } from '#schemas/content/problem/explain-issue.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import type { Service } from '../service.ts';
import { type Answer, type InvalidField, Refusal } from './answer.ts';

/** A request after routing, its parts still unchecked. */
export interface Incoming {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** The body as it came. */
  readonly bodyText: string;
  /** Ends when the caller goes away or the service stops. */
  readonly signal: AbortSignal;
}

/** A request whose parts fit the call's schemas. */
export interface Asked<Called extends Endpoint> {
  readonly params: z.output<Called['params']>;
  readonly query: z.output<Called['query']>;
  readonly body: z.output<Called['body']>;
  readonly bodyText: string;
  readonly signal: AbortSignal;
  /** A header that came once; its name in lower case. */
  header(name: string): string | undefined;
  /** Answers with a value that fits the call's reply schema. */
  readonly reply: (value: z.input<Called['reply']>) => Answer;
}

export interface Route {
  readonly endpoint: Endpoint;
  /** False for a call that is described but not served yet. */
  readonly implemented: boolean;
  answer(incoming: Incoming, service: Service): Promise<Answer>;
}

interface RouteOptions {
  /** What a request reads that does not fit; absent: which part of it. */
  readonly misfit?: string;
}

/** Ties a call to what answers it. What does not fit the call's schemas is refused before. */
export function route<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handle: (asked: Asked<Endpoint<Params, Query, Body, Reply>>, service: Service) => Promise<Answer>,
  { misfit }: RouteOptions = {},
): Route {
  return {
    endpoint,
    implemented: true,
    answer: async (incoming, service) =>
      handle(
        {
          params: fitting('params', endpoint.params, incoming.params, misfit),
          query: fitting('query', endpoint.query, incoming.query, misfit),
          body: fitting('body', endpoint.body, incoming.body, misfit),
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

/** Answers a call that is described but not served yet. */
export const notImplemented = (endpoint: Endpoint): Route => ({
  endpoint,
  implemented: false,
  answer: async () => {
    throw new Refusal(501, `${endpoint.method} ${endpoint.path} is not available in this service yet.`);
  },
});

function fitting<Schema extends z.ZodType>(
  part: string,
  schema: Schema,
  value: unknown,
  misfit?: string,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new Refusal(400, misfit ?? `The ${part} of the request does not fit.`, fieldErrors(part, result.error.issues));
}

/** At most 50 errors, in the words that editors and callers read. */
export const fieldErrors = (part: string, issues: readonly z.core.$ZodIssue[]): InvalidField[] =>
  issues.slice(0, 50).map((issue) => ({
    path: formatPath([part, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))]),
    message: explainIssue(issue),
  }));
