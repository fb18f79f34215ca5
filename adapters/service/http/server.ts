import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createSecretGuard } from '#adapters/access/secret-guard.ts';
import { errorCode } from '#adapters/error-code.ts';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import type { Service } from '../service.ts';
import { checkAccess } from './access.ts';
import { getBodyLimitBytes, readBody } from './read-body.ts';
import { createErrorBody, HttpError, type RouteResponse } from './response.ts';
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
  const guard = createSecretGuard(
    { key: service.editorKey, trustedProxies: 0, alwaysAcceptsRight: true },
    service.createSharedLimit,
  );
  const stopping = new AbortController();
  const openResponses = new Set<ServerResponse>();

  async function handleRequest(request: IncomingMessage, signal: AbortSignal): Promise<RouteResponse> {
    const { route, params, query } = find(request.method ?? '', request.url ?? '');
    await checkAccess(route.endpoint.access, request, service, guard);
    const hasBody = route.endpoint.method !== 'GET';
    const body = hasBody ? await readBody(request, getBodyLimitBytes(route.endpoint)) : { text: '', value: undefined };
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
    (request, httpResponse) => {
      const disconnected = new AbortController();
      openResponses.add(httpResponse);
      // Discard an unread body: otherwise the connection's next request would wait forever.
      httpResponse.on('finish', () => request.resume());
      httpResponse.on('close', () => {
        openResponses.delete(httpResponse);
        disconnected.abort();
      });
      handleRequest(request, AbortSignal.any([disconnected.signal, stopping.signal]))
        .catch((error: unknown) => toErrorResponse(error, request, service, find))
        .then((sent) =>
          sent.kind === 'stream' ? sendStream(sent, httpResponse, service) : send(request, sent, httpResponse),
        )
        .catch(() => httpResponse.destroy());
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
      while (openResponses.size > 0 && Date.now() < until) await pause(10);
      // Connections without any request do not count as idle and would keep the server open.
      server.closeAllConnections();
      await closed;
    },
  };
}

const malformed = createErrorBody({ message: 'The request is malformed.' });

/** The response to a failed request. Unexpected errors are logged, without any request data. */
function toErrorResponse(error: unknown, request: IncomingMessage, service: Service, findRoute: Router): RouteResponse {
  if (error instanceof HttpError) {
    const { status, retryAfter } = error;
    return { kind: 'json', status, text: createErrorBody(error), ...(retryAfter !== undefined && { retryAfter }) };
  }
  if (request.destroyed && !request.complete) return { kind: 'json', status: 400, text: malformed };
  logFailure(error, request, service, findRoute);
  const text = createErrorBody({ message: 'Something went wrong, please try again.' });
  if (!isDatabaseUnavailable(error)) return { kind: 'json', status: 500, text };
  return { kind: 'json', status: 503, text, retryAfter: retrySeconds() };
}

const databaseAdvice =
  '. Check that the database runs, has free space and is not locked by another process, such as a backup.';

type Router = ReturnType<typeof createRouter>;

/** Names the call by its path template, and what to do about a database that cannot be used. */
function logFailure(error: unknown, request: IncomingMessage, service: Service, findRoute: Router): void {
  const { method, path } = findRoute(request.method ?? '', request.url ?? '').route.endpoint;
  const message = describeError(error) + (isDatabaseUnavailable(error) ? databaseAdvice : '');
  service.log({ event: 'service-failed', level: 'error', route: `${method} ${path}`, message });
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

const jsonHeaders = ({ retryAfter, etag }: Omit<JsonResponse, 'text'>): OutgoingHttpHeaders => ({
  'content-type': 'application/json; charset=utf-8',
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  ...(etag !== undefined && { etag }),
});

type JsonResponse = Extract<RouteResponse, { kind: 'json' }>;
type StreamResponse = Extract<RouteResponse, { kind: 'stream' }>;

/** A failure closes the connection, so that the client notices that the text is incomplete. */
async function sendStream(response: StreamResponse, httpResponse: ServerResponse, service: Service): Promise<void> {
  httpResponse.writeHead(200, {
    ...textHeaders(response),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  try {
    await pipeline(Readable.from(response.chunks), httpResponse);
  } catch (error) {
    if (httpResponse.destroyed && isDisconnection(error)) return;
    service.log({ event: 'service-failed', level: 'error', message: describeError(error) });
  }
}

/** The client has gone before everything was sent. */
const isDisconnection = (error: unknown): boolean => errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE';

const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown';

function send(
  request: IncomingMessage,
  response: Exclude<RouteResponse, StreamResponse>,
  httpResponse: ServerResponse,
): void {
  const etag = response.kind === 'json' ? response.etag : undefined;
  const headers = {
    ...(response.kind === 'json' ? jsonHeaders(response) : textHeaders(response)),
    'cache-control': etag === undefined ? 'no-store' : 'no-cache',
    'x-content-type-options': 'nosniff',
  };
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    httpResponse.writeHead(304, headers);
    httpResponse.end();
    return;
  }
  const body = Buffer.from(response.text);
  httpResponse.writeHead(response.kind === 'json' ? response.status : 200, {
    ...headers,
    'content-length': body.length,
  });
  httpResponse.end(body);
}
