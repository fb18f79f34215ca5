import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Clock } from '../../clock.ts';
import { ApiProblem } from '../api-problem.ts';
import type { AnyCallInput, CallOptions } from '../call-input.ts';
import type { ApiMapping } from '../mapping/mapping.ts';
import type { MediaOptions } from '../repair/read-media-address.ts';
import { type Transport, TransportFailure } from '../transport/transport.ts';
import { createListReplies } from './lists/list-replies.ts';
import { type ReadValue, readReply } from './read-reply.ts';

/** A validated call that can be sent several times. */
export interface PreparedCall {
  readonly endpoint: Endpoint;
  readonly values: AnyCallInput;
  readonly url: string;
  readonly body: string | undefined;
  readonly options: CallOptions;
  readonly signal: AbortSignal;
  readonly startedAt: number;
}

/** Whether a call has the three headers of the specification: all but the token’s own call and those of editors. */
export const isIdentified = (endpoint: Endpoint): boolean =>
  endpoint.access === 'visitor' || (endpoint.access === 'open' && endpoint !== endpoints.token);

export interface RequestSenderInput {
  readonly brandKey: string;
  /** The session of the visitor that calls are made for, else the site’s own. */
  readonly sessionId: () => string;
  readonly editorKey: string | undefined;
  readonly clock: Clock;
  readonly transport: Transport;
  readonly mapping: ApiMapping;
  readonly media: MediaOptions | undefined;
  /** Gets each reply that matches its schema. */
  readonly onRead: (call: PreparedCall, read: ReadValue) => void;
}

/** Sends one request and returns the parsed value of its reply. Throws an `ApiProblem` if there is none. */
export type SendRequest = (call: PreparedCall, token: string | undefined) => Promise<unknown>;

export function createRequestSender(input: RequestSenderInput): SendRequest {
  const { clock, transport, mapping, media } = input;
  const lists = createListReplies();

  function buildHeaders({ endpoint, body, options }: PreparedCall, token: string | undefined): Record<string, string> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
    if (endpoint.access === 'editor' && input.editorKey !== undefined) headers['x-editor-key'] = input.editorKey;
    if (!isIdentified(endpoint)) return headers;
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    headers[mapping.brandKeyHeader] = input.brandKey;
    headers[mapping.sessionHeader] = options.sessionId ?? input.sessionId();
    return headers;
  }

  return async (call, token) => {
    const { endpoint, values, url, body, signal, startedAt } = call;
    const known = lists.find(url);
    try {
      const headers = { ...buildHeaders(call, token), ...(known?.etag && { 'if-none-match': known.etag }) };
      const sent = await transport.send({ method: endpoint.method, url, headers, body, signal });
      const reply = known && sent.status === 304 ? { status: 200, body: known.text, etag: known.etag } : sent;
      return readReply(endpoint, reply, {
        ms: clock.now() - startedAt,
        mapping,
        media,
        input: values,
        url,
        lists,
        onRead: (read) => input.onRead(call, read),
      });
    } catch (error) {
      if (error instanceof ApiProblem) throw error;
      const code = error instanceof TransportFailure ? error.code : 'unreachable';
      const message = `got no reply (${code})`;
      throw new ApiProblem({ code, route: endpoint.path, message, ms: clock.now() - startedAt });
    }
  };
}
