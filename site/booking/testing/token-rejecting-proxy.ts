import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Dice } from './random-visitor.ts';

interface TokenRejectingProxyInput {
  /** The service’s address. */
  readonly base: string;
  readonly fetch: typeof fetch;
  readonly dice: Dice;
}

/** For tests: a proxy in front of the service that rejects one token in twelve. */
export async function startTokenRejectingProxy({ base, fetch, dice }: TokenRejectingProxyInput) {
  let refused = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { host, connection, 'content-length': length, ...headers } = request.headers;
    if (headers.authorization !== undefined && dice.chance(1 / 12)) {
      refused += 1;
      return response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"Invalid token."}');
    }
    const answer = await fetch(`${base}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    }).catch(() => undefined);
    if (!answer) return response.destroy();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    return response.end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    refused: (): number => refused,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
