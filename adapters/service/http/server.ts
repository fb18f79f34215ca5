import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import { isDatabaseTrouble } from '../database/is-database-trouble.ts';
import type { Service } from '../service.ts';
import { checkAccess } from './access.ts';
import { type Answer, Refusal, refusalText } from './answer.ts';
import { bodyLimit, readBody } from './read-body.ts';
import type { Route } from './route.ts';
import { createRouter } from './router.ts';

export interface HttpServer {
  readonly server: Server;
  /** Stops accepting requests and waits for running ones, at most `drainMs` milliseconds. */
  stop(drainMs: number): Promise<void>;
}

/**
 * Creates the HTTP server of the service: routing, access checks, body parsing and responses. It is not listening yet.
 */
export function createHttpServer(routes: readonly Route[], service: Service): HttpServer {
  const find = createRouter(routes);
  const guard = createSecretGuard({ key: service.editorKey, trustedProxies: 0 });
  const stopping = new AbortController();
  const underWay = new Set<ServerResponse>();

  async function handleRequest(request: IncomingMessage, signal: AbortSignal): Promise<Answer> {
    const { route, params, query } = find(request.method ?? '', request.url ?? '');
    await checkAccess(route.endpoint.access, request, service, guard);
    const takesBody = route.implemented && route.endpoint.method !== 'GET';
    const body = takesBody ? await readBody(request, bodyLimit(route.endpoint)) : { text: '', value: undefined };
    return route.handle(
      { params, query, headers: request.headers, body: body.value, bodyText: body.text, signal },
      service,
    );
  }

  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5000,
    },
    (request, response) => {
      const gone = new AbortController();
      underWay.add(response);
      // Discard an unread body: otherwise the connection's next request would wait forever.
      response.on('finish', () => request.resume());
      response.on('close', () => {
        underWay.delete(response);
        gone.abort();
      });
      handleRequest(request, AbortSignal.any([gone.signal, stopping.signal]))
        .catch((error: unknown) => refuse(error, request, service))
        .then((sent) => send(sent, response))
        .catch(() => response.destroy());
    },
  );
  server.on('clientError', (_, socket) => {
    if (socket.writable)
      socket.end(`HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\n\r\n${malformed}`);
  });
  // Upgraded connections are not supported.
  server.on('upgrade', (_, socket) => socket.destroy());
  return {
    server,
    async stop(drainMs) {
      const closed = once(server, 'close');
      server.close();
      stopping.abort();
      const until = Date.now() + drainMs;
      while (underWay.size > 0 && Date.now() < until) await pause(10);
      // Connections without any request do not count as idle and would keep the server open.
      server.closeAllConnections();
      await closed;
    },
  };
}

const malformed = refusalText({ message: 'The request cannot be read.' });

/** The response to a failed request. Unexpected errors are logged, without any request data. */
function refuse(error: unknown, request: IncomingMessage, service: Service): Answer {
  if (error instanceof Refusal) {
    const { status, retryAfter } = error;
    return { kind: 'json', status, text: refusalText(error), ...(retryAfter !== undefined && { retryAfter }) };
  }
  if (request.destroyed && !request.complete) return { kind: 'json', status: 400, text: malformed };
  const message = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown';
  service.log({ event: 'service-failed', level: 'error', message });
  const text = refusalText({ message: 'Something went wrong, please try again.' });
  if (!isDatabaseTrouble(error)) return { kind: 'json', status: 500, text };
  return { kind: 'json', status: 503, text, retryAfter: retrySeconds() };
}

/** Randomized, so that rejected clients do not all return at the same time. */
const retrySeconds = (): number => 2 + Math.floor(Math.random() * 4);

/** These pages show text typed by guests, so the policy blocks scripts, loading and framing. */
const textHeaders = ({
  type,
  filename,
}: {
  readonly type: string;
  readonly filename?: string;
}): OutgoingHttpHeaders => ({
  'content-type': type,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  ...(filename && { 'content-disposition': `attachment; filename="${filename}"` }),
});

const jsonHeaders = ({ retryAfter }: { readonly retryAfter?: number }): OutgoingHttpHeaders => ({
  'content-type': 'application/json; charset=utf-8',
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
});

async function send(answer: Answer, response: ServerResponse): Promise<void> {
  if (answer.kind === 'stream') return answer.write(response);
  const body = Buffer.from(answer.text);
  response.writeHead(answer.kind === 'json' ? answer.status : 200, {
    ...(answer.kind === 'json' ? jsonHeaders(answer) : textHeaders(answer)),
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
