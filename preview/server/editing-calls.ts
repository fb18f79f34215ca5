import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '#adapters/api-client/call-input.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { largestPageBytes } from '#schemas/api/content/largest-page.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { readBody } from '#site/server/body/read-body.ts';
import { sendJson } from '#site/server/send/send.ts';
import { previewApiPath } from '../app/api/app-paths.ts';

/** The API path of the endpoints that editors may call. Here they are below the app's own API path. */
const apiPath = '/api/v1/editing';

interface Offered {
  readonly endpoint: Endpoint;
  readonly pattern: URLPattern;
}

const offered: readonly Offered[] = Object.values<Endpoint>(endpoints)
  .filter(({ path }) => path.startsWith(`${apiPath}/`))
  .map((endpoint) => ({
    endpoint,
    pattern: new URLPattern({
      pathname: endpoint.path.replace(apiPath, `${previewApiPath}/editing`).replace(/\{(\w+)\}/g, ':$1'),
    }),
  }));

/** The result of a guard: the call is forwarded with this body, or refused. */
export type Judged = { readonly body: unknown } | { readonly status: number; readonly refusal: unknown };

/** Checks a call before it is forwarded. */
export type Guard = (
  endpoint: Endpoint,
  params: Readonly<Record<string, string | undefined>>,
  body: unknown,
) => Promise<Judged>;

/** Runs guards in order. The first refusal ends it. */
export const guardInTurn =
  (...guards: readonly Guard[]): Guard =>
  async (endpoint, params, body) => {
    let judged: Judged = { body };
    for (const guard of guards) {
      if ('refusal' in judged) return judged;
      judged = await guard(endpoint, params, judged.body);
    }
    return judged;
  };

/**
 * Forwards an editor's call to the API with the secret, which the browser never has. Returns false if the path is not
 * one of its calls. Rejects like the API client.
 */
export const createEditingCalls =
  (call: Call, guard: Guard) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    for (const { endpoint, pattern } of offered) {
      const groups = pattern.exec({ pathname: url.pathname })?.pathname.groups;
      if (!groups || endpoint.method !== request.method) continue;
      const params = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value ?? '')]));
      await pass(call, guard, { endpoint, params, query: Object.fromEntries(url.searchParams) }, request, response);
      return true;
    }
    return false;
  };

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

interface Asked {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

async function pass(
  call: Call,
  guard: Guard,
  { endpoint, params, query }: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const read = await readBody(request, largestPageBytes);
  if (!read.ok) return sendJson(response, read.status, { message: 'The page is too large, or the upload was interrupted.' });
  const json = read.text === '' ? undefined : readJson(read.text);
  if (json && !json.ok) return sendJson(response, 400, { message: 'The body is not JSON.' });
  const judged = await guard(endpoint, params, json?.value);
  if ('refusal' in judged) return sendJson(response, judged.status, judged.refusal);
  const { body } = judged;
  sendJson(response, 200, await call(endpoint, { params, query, ...(body !== undefined && { body }) }));
}
