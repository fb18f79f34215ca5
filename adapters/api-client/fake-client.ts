import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import type { LogEntry } from '../log.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { type ApiClient, type ApiClientInput, createApiClient } from './client.ts';
import {
  TransportFailure,
  type TransportFailureCode,
  type WireReply,
  type WireRequest,
} from './transport/transport.ts';

/** Reply of the fake upstream: a status and a body, or a network failure. */
export type FakeAnswer =
  | { readonly status?: number; readonly body?: unknown; readonly retryAfterMs?: number; readonly etag?: string }
  | TransportFailureCode;

export interface FakeClient {
  readonly client: ApiClient;
  readonly clock: FakeClock;
  readonly sent: readonly WireRequest[];
  readonly log: readonly LogEntry[];
  /** Requests sent to a path, with any query. */
  sentTo(path: string): readonly WireRequest[];
}

export const defaultConfiguration = (() => {
  const read = readConfiguration({});
  if (!read.ok) throw new Error(read.message);
  return read.value;
})();

/**
 * A client with a function as its upstream. Unless the function handles it, `/api/token` returns a new numbered token
 * for each request.
 */
export function createFakeClient(
  answer: (path: string, request: WireRequest) => FakeAnswer | undefined | Promise<FakeAnswer | undefined>,
  input: Partial<ApiClientInput> = {},
): FakeClient {
  const clock = createFakeClock();
  const sent: WireRequest[] = [];
  const log: LogEntry[] = [];
  let tokens = 0;

  async function send(request: WireRequest): Promise<WireReply> {
    sent.push(request);
    const { pathname, search } = new URL(request.url);
    const reply = await answer(pathname + search, request);
    if (typeof reply === 'string') throw new TransportFailure(reply);
    if (reply === undefined && pathname === '/api/token') {
      tokens += 1;
      return { status: 200, body: JSON.stringify({ accessToken: `token-number-${tokens}-of-the-fake` }) };
    }
    const { status = 200, body = {}, retryAfterMs, etag } = reply ?? { status: 404 };
    return { status, retryAfterMs, etag, body: typeof body === 'string' ? body : JSON.stringify(body) };
  }

  const client = createApiClient({
    baseUrl: 'http://api.test',
    configuration: defaultConfiguration,
    log: (entry) => log.push(entry),
    clock,
    random: () => 0.5,
    transport: { send, close: () => undefined },
    ...input,
  });
  return { client, clock, sent, log, sentTo: (path) => sent.filter(({ url }) => new URL(url).pathname === path) };
}
