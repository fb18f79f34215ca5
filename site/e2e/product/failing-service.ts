import { createServer, type IncomingMessage } from 'node:http';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { serviceUrl } from './product.ts';

export interface FailingService {
  readonly url: string;
  /** Bodies of the recorded steps, in order. */
  readonly events: readonly string[];
  /** Bodies of all other posts by path, in order. */
  readonly posted: readonly { readonly path: string; readonly body: string }[];
  /** Paths that fail from now on; undefined for none. */
  fail(pattern: RegExp | undefined): void;
  /** Responses sent for paths from now on instead of the service's own. */
  answer(pattern: RegExp, body: object): void;
  /** Ends all failures, and forgets what was posted. */
  recover(): void;
  stop(): Promise<void>;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/**
 * A proxy between a site and the product's service: it forwards requests, records booking steps, and fails on request.
 */
export async function startFailingService(): Promise<FailingService> {
  const events: string[] = [];
  const posted: { path: string; body: string }[] = [];
  let answering: { readonly pattern: RegExp; readonly body: object } | undefined;
  let failing: RegExp | undefined;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const body = await readAll(request);
    if (path.startsWith('/api/booking/events/')) events.push(body);
    else if (request.method === 'POST') posted.push({ path, body });
    if (answering?.pattern.test(path))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answering.body));
    if (failing?.test(path)) return response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await fetch(serviceUrl() + path, {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body !== '' && { body }),
    }).catch(() => undefined);
    if (!answer) return response.writeHead(502).end();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    events,
    posted,
    fail(pattern) {
      failing = pattern;
    },
    answer(pattern, body) {
      answering = { pattern, body };
    },
    recover() {
      failing = undefined;
      answering = undefined;
      posted.length = 0;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
