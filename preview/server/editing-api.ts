import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '#adapters/api-client/call-input.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { maxPageBytes } from '#schemas/api/content/max-page-bytes.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { readBody } from '#site/server/body/read-body.ts';
import { sendJson } from '#site/server/send/send.ts';
import { previewApiPath } from '../app/api/app-paths.ts';

/** The API path of the endpoints that editors may call. Here they are below the app's own API path. */
const apiPath = '/api/v1/editing';

interface ExposedEndpoint {
  readonly endpoint: Endpoint;
  readonly pattern: URLPattern;
}

const exposed: readonly ExposedEndpoint[] = Object.values<Endpoint>(endpoints)
  .filter(({ path }) => path.startsWith(`${apiPath}/`))
  .map((endpoint) => ({
    endpoint,
    pattern: new URLPattern({
      pathname: endpoint.path.replace(apiPath, `${previewApiPath}/editing`).replace(/\{(\w+)\}/g, ':$1'),
    }),
  }));

/** The result of a guard: the call is forwarded with this body, or refused. */
export type GuardResult = { readonly body: unknown } | { readonly status: number; readonly refusal: unknown };

/** Checks a call before it is forwarded. */
export type Guard = (
  endpoint: Endpoint,
  params: Readonly<Record<string, string | undefined>>,
  body: unknown,
) => Promise<GuardResult>;

/** Runs guards in order. The first refusal ends it. */
export const combineGuards =
  (...guards: readonly Guard[]): Guard =>
  async (endpoint, params, body) => {
    let result: GuardResult = { body };
    for (const guard of guards) {
      if ('refusal' in result) return result;
      result = await guard(endpoint, params, result.body);
    }
    return result;
  };

/**
 * Forwards an editor's call to the API with the secret, which the browser never has. Returns false if the path is not
 * one of its calls. Rejects like the API client.
 */
export const createEditingHandler =
  (call: Call, guard: Guard) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    for (const { endpoint, pattern } of exposed) {
      const groups = pattern.exec({ pathname: url.pathname })?.pathname.groups;
      if (!groups || endpoint.method !== request.method) continue;
      const params = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value ?? '')]));
      await forwardCall(
        call,
        guard,
        { endpoint, params, query: Object.fromEntries(url.searchParams) },
        request,
        response,
      );
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

interface EditingCall {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

async function forwardCall(
  call: Call,
  guard: Guard,
  { endpoint, params, query }: EditingCall,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const read = await readBody(request, maxPageBytes);
  if (!read.ok)
    return sendJson(response, read.status, { message: 'The page is too large, or the upload was interrupted.' });
  const json = read.text === '' ? undefined : readJson(read.text);
  if (json && !json.ok) return sendJson(response, 400, { message: 'The body is not JSON.' });
  const result = await guard(endpoint, params, json?.value);
  if ('refusal' in result) return sendJson(response, result.status, result.refusal);
  const { body } = result;
  sendJson(response, 200, await call(endpoint, { params, query, ...(body !== undefined && { body }) }));
}
