import type { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { ApiProblem } from './api-problem.ts';
import type { BookingAttempts } from './booking/booking-attempts.ts';
import { toKeyProblem } from './booking/may-have-booked.ts';
import { createOnceOnly } from './booking/once-only.ts';
import type { AnyCallInput, Call, CallArguments, CallOptions } from './call-input.ts';
import { askForIds } from './ids/ask-for-ids.ts';
import { createIdNotation } from './ids/id-notation.ts';
import { createStatedNames } from './ids/stated-names.ts';
import type { ApiMapping } from './mapping/mapping.ts';
import type { DescribedRepair } from './repair/describe-repairs.ts';
import { createRepairLog } from './repair/log-repairs.ts';
import type { MediaOptions } from './repair/read-media-address.ts';
import { createAuthorisedSender } from './request/authorised-sender.ts';
import { limitRepeats } from './request/limit-repeats.ts';
import { logFailure, logRefusal } from './request/log-call.ts';
import type { ReadChanged } from './request/read-reply.ts';
import { createRequestSender, type PreparedCall } from './request/request-sender.ts';
import { createBreakers } from './transport/breakers.ts';
import { buildBody, buildPath } from './transport/build-path.ts';
import { createRetry } from './transport/retry.ts';
import { createTokenManager } from './transport/token-manager.ts';
import type { Transport } from './transport/transport.ts';
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

/**
 * Creates the function that sends calls to the API. It adds the token, headers, deadline, retries and circuit breakers.
 */
export function createCaller(input: CallerInput): Call {
  const { clock, log, configuration, mapping } = input;
  const logRepairs = createRepairLog(log);
  const logProblem = limitRepeats(log, clock);
  const onceOnly = createOnceOnly(input.bookingAttempts);
  const ids = createIdNotation();
  const statedNames = createStatedNames();
  const retry = createRetry({ clock, random: input.random });
  const admit = createBreakers({ clock });
  const tokens = createTokenManager({
    clock,
    log: logProblem,
    expiryMs: configuration.tokenExpiryMs,
    marginMs: configuration.tokenMarginMs,
    request: async (clearCache) => (await call(endpoints.token, { body: { clearCache } })).accessToken,
  });

  const send = createRequestSender({
    brandKey: input.brandKey,
    sessionId: () => input.visit()?.sessionId ?? input.sessionId,
    editorKey: input.editorKey,
    clock,
    transport: input.transport,
    mapping,
    media: input.media,
    onRead: ({ endpoint }, { raw, fresh, repairs, unclear, readChanged }) => {
      ids.learn(endpoint, fresh);
      statedNames.learn(endpoint, fresh);
      logRepairs(endpoint, repairs);
      logRepairs(endpoint, unclear);
      input.onReply?.(endpoint, raw, [...repairs, ...unclear], readChanged);
    },
  });
  const sendAuthorised = createAuthorisedSender({ send, tokens, brandKey: input.brandKey, log });

  async function sendThroughBreaker(prepared: PreparedCall): Promise<unknown> {
    const { endpoint, startedAt, url } = prepared;
    const settle = admit(endpoint.method, endpoint.path, url);
    if (settle === undefined) {
      const message = 'not sent, because recent calls failed';
      throw new ApiProblem({ code: 'unavailable', route: endpoint.path, message, ms: clock.now() - startedAt });
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
      statedNames.write(endpoint, values),
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
      const sendWithRetries = () =>
        retry(endpoint.method === 'GET' && !options.isPolled, prepared.signal, () => sendThroughBreaker(prepared));
      const { idempotencyKey, sessionId = input.visit()?.sessionId } = options;
      const reply = await (configuration.apiIdempotent
        ? sendWithRetries().catch((error: unknown) => Promise.reject(toKeyProblem(endpoint, error)))
        : onceOnly(endpoint, { values, idempotencyKey, sessionId }, sendWithRetries));
      if (endpoint.method === 'POST') logRefusal(log, endpoint, reply, values.params);
      return reply;
    } catch (error) {
      if (error instanceof ApiProblem && !options.isPolled) logFailure(logProblem, error);
      throw error;
    }
  }

  return call;
}
