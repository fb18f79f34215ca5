import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { ApiProblem } from './api-problem.ts';
import type { BookingAttempts } from './booking/booking-attempts.ts';
import { createOnceOnly } from './booking/once-only.ts';
import type { AnyCallInput, Call, CallArguments, CallOptions } from './call-input.ts';
import { askForIds } from './ids/ask-for-ids.ts';
import { createIdNotation } from './ids/id-notation.ts';
import { createStatedCities } from './ids/stated-cities.ts';
import { createListReplies } from './lists/list-replies.ts';
import type { ApiMapping } from './mapping/mapping.ts';
import { type ReadChanged, readReply } from './read-reply.ts';
import type { DescribedRepair } from './repair/describe-repairs.ts';
import { createRepairLog } from './repair/log-repairs.ts';
import type { MediaOptions } from './repair/read-media-address.ts';
import { createBreakers } from './transport/breakers.ts';
import { buildBody, buildPath } from './transport/build-path.ts';
import { maskSecrets } from './transport/mask-secrets.ts';
import { rejectWhenAborted } from './transport/reject-when-aborted.ts';
import { createRetry } from './transport/retry.ts';
import { createTokenManager } from './transport/token-manager.ts';
import { type Transport, TransportFailure } from './transport/transport.ts';
import { shareReply, type Visit } from './transport/visit.ts';

export interface CallerInput {
  readonly baseUrl: string;
  /** Base URL of `/api/token`, when it is on another host than the API. */
  readonly tokenUrl?: string | undefined;
  readonly brandKey: string;
  /** A UUID. Calls made for a visitor send the visitor's session instead. */
  readonly sessionId: string;
  /** Needed for editor calls only. */
  readonly editorKey?: string | undefined;
  readonly configuration: Pick<Configuration, 'tokenExpiryMs' | 'tokenMarginMs' | 'callDeadlineMs' | 'apiIdempotent'>;
  readonly log: Log;
  readonly clock: Clock;
  readonly transport: Transport;
  /** What was booked before, for an API that does not know idempotency keys. */
  readonly bookingAttempts: BookingAttempts;
  readonly random: () => number;
  readonly mapping: ApiMapping;
  readonly onReply?:
    | ((endpoint: Endpoint, reply: unknown, repairs: readonly DescribedRepair[], readChanged: ReadChanged) => void)
    | undefined;
  /** Absent: addresses of images and videos are not changed. */
  readonly media: MediaOptions | undefined;
  /** The visit that calls are made for; undefined for the site’s own calls. */
  readonly visit: () => Visit | undefined;
}

/** A validated call that can be sent several times. */
interface PreparedCall {
  readonly endpoint: Endpoint;
  readonly values: AnyCallInput;
  readonly url: string;
  readonly body: string | undefined;
  readonly options: CallOptions;
  readonly signal: AbortSignal;
  readonly startedAt: number;
}

/**
 * Creates the function that sends calls to the API. It adds the token, headers, deadline, retries and circuit breakers.
 */
export function createCaller(input: CallerInput): Call {
  const { clock, log, configuration, transport, mapping } = input;
  const logRepairs = createRepairLog(log);
  const onceOnly = createOnceOnly(input.bookingAttempts);
  const ids = createIdNotation();
  const cities = createStatedCities();
  const lists = createListReplies();
  const retry = createRetry({ clock, random: input.random });
  const admit = createBreakers({ clock });
  const tokens = createTokenManager({
    clock,
    log,
    expiryMs: configuration.tokenExpiryMs,
    marginMs: configuration.tokenMarginMs,
    request: async (clearCache) => (await call(endpoints.token, { body: { clearCache } })).accessToken,
  });

  function buildHeaders({ endpoint, body, options }: PreparedCall, token: string | undefined): Record<string, string> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
    if (endpoint.access === 'editor' && input.editorKey !== undefined) headers['x-editor-key'] = input.editorKey;
    if (!isIdentified(endpoint)) return headers;
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    headers[mapping.brandKeyHeader] = input.brandKey;
    headers[mapping.sessionHeader] = options.sessionId ?? input.visit()?.sessionId ?? input.sessionId;
    return headers;
  }

  async function send(prepared: PreparedCall, token: string | undefined): Promise<unknown> {
    const { endpoint, url, body, signal, startedAt } = prepared;
    const known = lists.find(url);
    try {
      const sent = await transport.send({
        method: endpoint.method,
        url,
        headers: { ...buildHeaders(prepared, token), ...(known?.etag && { 'if-none-match': known.etag }) },
        body,
        signal,
      });
      const reply = known && sent.status === 304 ? { status: 200, body: known.text, etag: known.etag } : sent;
      return readReply(endpoint, reply, {
        ms: clock.now() - startedAt,
        mapping,
        media: input.media,
        input: prepared.values,
        url,
        lists,
        onRead: ({ raw, fresh, repairs, readChanged }) => {
          ids.learn(endpoint, fresh);
          cities.learn(endpoint, fresh);
          logRepairs(endpoint, repairs);
          input.onReply?.(endpoint, raw, repairs, readChanged);
        },
      });
    } catch (error) {
      if (error instanceof ApiProblem) throw error;
      const code = error instanceof TransportFailure ? error.code : 'unreachable';
      throw new ApiProblem({
        code,
        route: endpoint.path,
        message: `got no reply (${code})`,
        ms: clock.now() - startedAt,
      });
    }
  }

  let lastRefusedToken: string | undefined;
  /** Logs why the API refuses a token, once for each token. */
  function logTokenRefusal(
    { values }: PreparedCall,
    token: string | undefined,
    { route, status, ms, answer }: ApiProblem,
  ) {
    if (token === lastRefusedToken) return;
    lastRefusedToken = token;
    const secrets = [token, input.brandKey, ...Object.values(values.params ?? {}).map(String)];
    const reason = answer?.message === undefined ? '' : `: “${maskSecrets(answer.message, secrets)}”`;
    log({ event: 'token-refused', level: 'warning', route, status, ms, message: `the API refused the token${reason}` });
  }

  /** Sends with the current token, and after a 401 once more with a new token. */
  async function sendAuthorised(prepared: PreparedCall): Promise<unknown> {
    const { endpoint } = prepared;
    if (!isIdentified(endpoint)) return send(prepared, undefined);
    // Works without a token, so it does not wait for one after it was aborted, and needs no new one.
    if (endpoint.access === 'open')
      return send(prepared, await Promise.race([tokens.read(), rejectWhenAborted(prepared.signal, endpoint.path)]));
    const token = await tokens.read();
    try {
      return await send(prepared, token);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'unauthorised') throw error;
      logTokenRefusal(prepared, token, error);
      const renewed = await tokens.replace(token);
      if (renewed === undefined) throw error;
      return send(prepared, renewed);
    }
  }

  async function sendThroughBreaker(prepared: PreparedCall): Promise<unknown> {
    const { endpoint, startedAt, url } = prepared;
    const settle = admit(endpoint.method, endpoint.path, url);
    if (settle === undefined) {
      const ms = clock.now() - startedAt;
      throw new ApiProblem({
        code: 'unavailable',
        route: endpoint.path,
        message: 'not sent, because recent calls failed',
        ms,
      });
    }
    try {
      const reply = await sendAuthorised(prepared);
      settle();
      return reply;
    } catch (error) {
      settle(error);
      throw error;
    }
  }

  function call<Called extends Endpoint>(
    endpoint: Called,
    ...rest: CallArguments<Called>
  ): Promise<z.output<Called['reply']>>;
  async function call(endpoint: Endpoint, values: AnyCallInput = {}, options: CallOptions = {}): Promise<unknown> {
    const replies = endpoint.method === 'GET' ? input.visit()?.replies : undefined;
    if (!replies) return sendCall(endpoint, values, options);
    const key = JSON.stringify([endpoint.path, values.params, values.query]);
    return shareReply(replies, key, options.signal, (signal) => sendCall(endpoint, values, { ...options, signal }));
  }

  async function sendCall(endpoint: Endpoint, values: AnyCallInput, options: CallOptions): Promise<unknown> {
    const base = endpoint === endpoints.token ? (input.tokenUrl ?? input.baseUrl) : input.baseUrl;
    // An editor’s call can have more segments after the id.
    const path = buildPath(
      endpoint,
      cities.write(endpoint, values),
      mapping.encodeSlashes || endpoint.access !== 'visitor',
    );
    const body =
      values.body === undefined
        ? undefined
        : await ids.write(endpoint, values.body, (kind) => askForIds(call, kind, values, options));
    const deadline = AbortSignal.timeout(options.deadlineMs ?? configuration.callDeadlineMs);
    const prepared: PreparedCall = {
      endpoint,
      values,
      url: base + path,
      body: buildBody(endpoint, { ...values, body }),
      options,
      signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
      startedAt: clock.now(),
    };
    try {
      const send = () => retry(endpoint.method === 'GET', prepared.signal, () => sendThroughBreaker(prepared));
      const { idempotencyKey, sessionId = input.visit()?.sessionId } = options;
      const reply = await (configuration.apiIdempotent
        ? send()
        : onceOnly(endpoint, { values, idempotencyKey, sessionId }, send));
      if (endpoint.method === 'POST') logRefusal(log, endpoint, reply);
      return reply;
    } catch (error) {
      if (error instanceof ApiProblem) logFailure(log, error);
      throw error;
    }
  }

  return call;
}

/** Whether a call has the three headers of the specification: all but the token’s own call and those of editors. */
const isIdentified = (endpoint: Endpoint): boolean =>
  endpoint.access === 'visitor' || (endpoint.access === 'open' && endpoint !== endpoints.token);

/** Logs a successful HTTP status whose body says that the request was refused. Its message is for visitors only. */
function logRefusal(log: Log, { path }: Endpoint, reply: unknown): void {
  if (!isRecord(reply)) return;
  const { success, statusCode, errorCode } = reply;
  if (success !== false && !(typeof statusCode === 'number' && statusCode >= 300)) return;
  const codes = [errorCode && `error code ${errorCode}`, statusCode && `status code ${statusCode}`].filter(Boolean);
  const message = `the reply says that the request was refused${codes.length > 0 ? `: ${codes.join(', ')}` : ''}`;
  log({ event: 'api-call-refused', level: 'warning', route: path, message });
}

function logFailure(log: Log, problem: ApiProblem): void {
  if (problem.code === 'missing' || problem.code === 'cancelled') return;
  const { code, status, route, ms, message } = problem;
  log({ event: 'api-call-failed', level: 'error', code, status, route, ms, message });
}
