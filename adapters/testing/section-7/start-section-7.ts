import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listenLocally } from '../listen-locally.ts';
import { type Reply, replyTo } from './calls.ts';

/** The names of two headers are open in the specification; this team chose these. */
export const brandKeyHeader = 'brand-key';
export const sessionHeader = 'session-id';
export const brandKey = 'lime-7';

export interface ReceivedCall {
  readonly method: string;
  /** As it came, with its escapes. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** What a path does instead of replying. */
export type Failure = 'hang' | 'reset' | SlowReply | ((reply: Reply) => Reply | string);

/** Sends its headers at once, and its encoded body after these milliseconds. */
interface SlowReply {
  readonly bodyAfterMs: number;
}

export interface Section7Upstream {
  readonly url: string;
  /** All calls since the last `forget`, in order, those included that were refused. */
  readonly received: readonly ReceivedCall[];
  receivedAt(path: RegExp, method?: string): readonly ReceivedCall[];
  forget(): void;
  /** Paths fail in this way from now on: a status, a hang, a reset, or another reply; a text is sent as it is. */
  fail(path: RegExp, failure: number | Failure): void;
  /** Ends all failures, and the calls that hang. */
  recover(): void;
  stop(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(response: ServerResponse, reply: Reply | string): void {
  if (typeof reply === 'string') response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
  else if (reply.json === undefined) response.writeHead(reply.status).end();
  else
    response
      .writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(reply.json));
}

/** The headers of section 6 that a call lacks. */
const missingHeaders = (headers: IncomingHttpHeaders, tokens: ReadonlySet<string>): readonly string[] => [
  ...(tokens.has(headers.authorization?.replace(/^Bearer /, '') ?? '') ? [] : ['authorization']),
  ...(headers[brandKeyHeader] === brandKey ? [] : [brandKeyHeader]),
  ...(/^[0-9a-f-]{36}$/i.test(String(headers[sessionHeader])) ? [] : [sessionHeader]),
];

/** Starts an API that knows the calls of section 7 and nothing else, at a free port unless one is given. */
export async function startSection7(port = 0): Promise<Section7Upstream> {
  const received: ReceivedCall[] = [];
  const failures: { readonly path: RegExp; readonly failure: number | Failure }[] = [];
  const hanging = new Set<ServerResponse>();
  const tokens = new Set<string>();

  function reply(call: ReceivedCall, url: URL): Reply {
    if (call.path === '/api/token' && call.method === 'POST') {
      const accessToken = `lime.${randomUUID()}`;
      tokens.add(accessToken);
      return { status: 200, json: { accessToken } };
    }
    const found = replyTo(call.method, url, call.body);
    if (!found) return { status: 404, json: { message: 'No HTTP resource was found.' } };
    const lacking = missingHeaders(call.headers, tokens);
    if (lacking.length > 0) return { status: 401, json: { message: `Unauthorized: ${lacking.join(', ')}` } };
    return found;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    const call: ReceivedCall = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await readBody(request),
    };
    received.push(call);
    const own = reply(call, url);
    const { failure } = failures.findLast(({ path }) => path.test(call.path)) ?? {};
    if (failure === 'reset') return request.socket.resetAndDestroy();
    if (failure === 'hang') return hanging.add(response);
    if (typeof failure === 'object') {
      response.writeHead(own.status, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).flushHeaders();
      return setTimeout(() => response.end(gzipSync(JSON.stringify(own.json))), failure.bodyAfterMs);
    }
    if (typeof failure === 'number') return send(response, { status: failure, json: { message: 'Failure' } });
    return send(response, failure ? failure(own) : own);
  });
  const boundPort = await listenLocally(server, port);

  return {
    url: `http://127.0.0.1:${boundPort}`,
    received,
    receivedAt: (path, method) =>
      received.filter((call) => path.test(call.path) && (method === undefined || call.method === method)),
    forget() {
      received.length = 0;
    },
    fail(path, failure) {
      failures.push({ path, failure });
    },
    recover() {
      failures.length = 0;
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
