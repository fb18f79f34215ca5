import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { HttpAgent } from 'agentkeepalive';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { createBookingQueries } from '../booking/booking-queries.ts';
import { createApiClient } from '../client.ts';
import { defaultConfiguration } from '../fake-client.ts';
import { createAxiosTransport, poolOptions } from './axios-transport.ts';
import type { Transport, WireRequest } from './transport.ts';

const servers: Server[] = [];
const transports: Transport[] = [];
afterEach(() => {
  for (const transport of transports.splice(0)) transport.close();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}` };
}

function createTransport(configuration = defaultConfiguration): Transport {
  const transport = createAxiosTransport(configuration);
  transports.push(transport);
  return transport;
}

const never = new AbortController().signal;
const get = (url: string, signal: AbortSignal = never): WireRequest => ({
  method: 'GET',
  url,
  headers: {},
  signal,
});

describe('axios transport', () => {
  it('configures the pool with 50 sockets, 10 free ones, 30 s and 15 s [api.pool]', () => {
    expect(poolOptions(defaultConfiguration)).toEqual({
      keepAlive: true,
      maxSockets: 50,
      maxTotalSockets: 50,
      maxFreeSockets: 10,
      timeout: 30_000,
      freeSocketTimeout: 15_000,
    });
  });

  it.each([
    ['its head', false],
    ['its body', true],
  ])(
    'waits for an encoded reply of which %s is late, longer than idle connections are kept [api.pool]',
    async (_, hasHead) => {
      const { url } = await serve((_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        if (hasHead) response.flushHeaders();
        setTimeout(() => response.end(gzipSync('{"late":true}')), 300);
      });
      const transport = createTransport({
        ...defaultConfiguration,
        poolTimeoutMs: 10_000,
        poolFreeSocketTimeoutMs: 100,
      });
      expect(await transport.send(get(url))).toMatchObject({ status: 200, body: '{"late":true}' });
    },
  );

  it('opens at most 50 connections and keeps 10 of them [api.pool]', async () => {
    let open = 0;
    const responses: ServerResponse[] = [];
    let allConnected = Promise.withResolvers<void>();
    const { url, server } = await serve((_, response) => {
      if (responses.push(response) === 50) allConnected.resolve();
    });
    server.on('connection', (socket) => {
      open += 1;
      socket.on('close', () => {
        open -= 1;
      });
    });
    const transport = createTransport();
    const replies = Array.from({ length: 200 }, () => transport.send(get(url)));
    for (let batch = 0; batch < 4; batch += 1) {
      await allConnected.promise;
      // Connections are accepted in order: when this one is, all connections of the pool are.
      const last = connect(Number(new URL(url).port), '127.0.0.1');
      const [accepted] = await once(server, 'connection');
      expect(open).toBe(51);
      last.destroy();
      await once(accepted, 'close');
      allConnected = Promise.withResolvers();
      for (const response of responses.splice(0)) response.end('{}');
    }
    await Promise.all(replies);
    await expect.poll(() => open, { timeout: 15_000 }).toBe(10);
  });

  it('reuses a free connection [api.pool]', async () => {
    let connections = 0;
    const { url, server } = await serve((_, response) => response.end('{}'));
    server.on('connection', () => {
      connections += 1;
    });
    const transport = createTransport();
    await transport.send(get(url));
    await transport.send(get(url));
    expect(connections).toBe(1);
  });

  it('closes connections that are free longer than the timeout, and opens new ones [api.pool]', async () => {
    const closed: Promise<unknown>[] = [];
    const { url, server } = await serve((_, response) => response.end('{}'));
    // The server itself never closes a connection.
    server.keepAliveTimeout = 0;
    server.on('connection', (socket) => closed.push(once(socket, 'close')));
    const transport = createTransport({ ...defaultConfiguration, poolFreeSocketTimeoutMs: 50 });
    await transport.send(get(url));
    await closed[0];
    await transport.send(get(url));
    expect(closed).toHaveLength(2);
  });

  it('times out on a silent connection after the pool’s timeout [api.pool]', async () => {
    const { url } = await serve(() => undefined);
    const transport = createTransport({ ...defaultConfiguration, poolTimeoutMs: 200 });
    await expect(transport.send(get(url))).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('times out where no connection of the pool becomes free [api.pool]', async () => {
    const busy = Promise.withResolvers<void>();
    const { url } = await serve((_, response) => {
      // A reply that never ends and is never silent, so that its connection does not time out.
      const dripping = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(dripping));
      busy.resolve();
    });
    const transport = createTransport({ ...defaultConfiguration, poolMaxSockets: 1, poolTimeoutMs: 200 });
    const stop = new AbortController();
    const dripping = transport.send(get(url, stop.signal)).catch(() => undefined);
    await busy.promise;
    await expect(transport.send(get(url))).rejects.toMatchObject({ code: 'timed-out' });
    stop.abort();
    await dripping;
  });

  it('follows no redirects [api.calls]', async () => {
    let visits = 0;
    const { url } = await serve((_, response) => {
      visits += 1;
      response.writeHead(301, { location: '/elsewhere' }).end();
    });
    expect(await createTransport().send(get(url))).toMatchObject({ status: 301 });
    expect(visits).toBe(1);
  });

  it('rejects a reply that is too large when decompressed [api.failures]', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024));
    const { url } = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    await expect(createTransport().send(get(url))).rejects.toMatchObject({ code: 'too-large' });
  });

  it('distinguishes an unreachable server, a timeout and a cancelled call [booking.codes]', async () => {
    const { url } = await serve(() => undefined);
    const transport = createTransport();
    await expect(transport.send(get('http://127.0.0.1:1'))).rejects.toMatchObject({ code: 'not-connected' });
    const deadline = new AbortController();
    const late = transport.send(get(url, deadline.signal));
    deadline.abort(new DOMException('The deadline is over.', 'TimeoutError'));
    await expect(late).rejects.toMatchObject({ code: 'timed-out' });
    const stop = new AbortController();
    const request = transport.send(get(url, stop.signal));
    stop.abort();
    await expect(request).rejects.toMatchObject({ code: 'cancelled' });
  });

  it.each([
    ['ETIMEDOUT', 'timed-out'],
    ['ESOCKETTIMEDOUT', 'timed-out'],
    ['ECONNREFUSED', 'not-connected'],
    ['ENOTFOUND', 'not-connected'],
    ['EAI_AGAIN', 'not-connected'],
    ['EHOSTUNREACH', 'not-connected'],
    ['ENETUNREACH', 'not-connected'],
    ['ECONNRESET', 'unreachable'],
  ])('tells from the system’s code %s that a call is %s [booking.codes] [upstream.once]', async (code, expected) => {
    const { url } = await serve(() => undefined);
    const failing = vi.spyOn(HttpAgent.prototype, 'createConnection').mockImplementation(() => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      return socket.once('connect', () => socket.destroy(Object.assign(new Error('No connection.'), { code })));
    });
    const result = await createTransport()
      .send(get(url))
      .catch((error: unknown) => error);
    failing.mockRestore();
    expect(result).toMatchObject({ code: expected });
  });

  it('gives the visitor the message of code 0 for a silent booking system, and the general message for an unreachable one [booking.codes]', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/api/token') response.end('{"accessToken":"token-number-1"}');
    });
    const transport = createTransport({ ...defaultConfiguration, poolTimeoutMs: 200 });
    const getFailure = async (baseUrl: string) => {
      const clock = createFakeClock();
      const { call } = createApiClient({
        baseUrl,
        configuration: defaultConfiguration,
        log: () => undefined,
        clock,
        transport,
      });
      return createBookingQueries(call).occasions('1018', '2026-12-10');
    };
    const other = "Sorry, something's not working, please contact the restaurant directly.";
    const isTemporary = true;
    const silent = { ok: false, code: 0, message: 'Sorry, something went wrong. Please try again.', isTemporary };
    expect(await getFailure(url)).toEqual(silent);
    expect(await getFailure('http://127.0.0.1:1')).toEqual({
      ok: false,
      code: undefined,
      message: other,
      isTemporary,
    });
  });

  it('keeps the address, token and body out of its failures [preferences.privacy]', async () => {
    const guid = '5b0c4c5e-2b7b-4b3e-8b1c-0f3d5c1a9e77';
    const request = {
      ...get(`http://127.0.0.1:1/api/exponea/getcustomerpreferences/${guid}`),
      method: 'POST',
      headers: { authorization: 'Bearer s3cret' },
      body: '{"email":"mai@example.com"}',
    };
    const failure: unknown = await createTransport()
      .send(request)
      .catch((error: unknown) => error);
    const { inspect } = await import('node:util');
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toMatch(/s3cret|mai@example|5b0c4c5e/);
  });

  it('returns the delay of Retry-After [api.failures]', async () => {
    const { url } = await serve((_, response) => response.writeHead(503, { 'retry-after': '2' }).end());
    expect(await createTransport().send(get(url))).toMatchObject({ status: 503, retryAfterMs: 2000 });
  });

  it.each([
    ['Wed, 21 Oct 2026 07:28:04 GMT', 4000],
    ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
    ['Wednesday, 21-Oct-26 07:28:04 GMT', undefined],
  ])('returns the delay until the date of Retry-After: %s is %s ms [api.failures]', async (header, ms) => {
    const { url } = await serve((_, response) =>
      response.writeHead(429, { 'retry-after': header, date: 'Wed, 21 Oct 2026 07:28:00 GMT' }).end(),
    );
    expect((await createTransport().send(get(url))).retryAfterMs).toBe(ms);
  });

  it.each(['soon', '-2', '1.5', '1234567', undefined])(
    'returns no delay for Retry-After: %s [api.failures]',
    async (header) => {
      const { url } = await serve((_, response) =>
        response.writeHead(503, header === undefined ? {} : { 'retry-after': header }).end(),
      );
      expect((await createTransport().send(get(url))).retryAfterMs).toBeUndefined();
    },
  );

  it('sends a JSON body unchanged [api.calls]', async () => {
    const { url } = await serve((request, response) => request.pipe(response));
    const body = '{"name": "Gỏi cuốn",  "n": 1.0}';
    const reply = await createTransport().send({
      ...get(url),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(reply.body).toBe(body);
  });
});
