import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { closeServer } from './close-server.ts';
import { listen } from './listen.ts';

it('still answers while load balancers notice the stop, and not after that [ops.health]', async () => {
  const server = createServer((_, response) => response.setHeader('Connection', 'close').end());
  const url = await listen(server, '127.0.0.1', 0);
  const paused: number[] = [];
  const pause = Promise.withResolvers<void>();
  const closed = closeServer({
    server,
    closeIdle: () => undefined,
    pauseMs: 5000,
    drainMs: 10_000,
    sleep: (milliseconds) => {
      paused.push(milliseconds);
      return pause.promise;
    },
  });
  expect((await fetch(url)).status).toBe(200);
  expect(paused).toEqual([5000]);
  pause.resolve();
  await closed;
  await expect(fetch(url)).rejects.toThrow();
});

it('ends idle connections, and does not wait longer than allowed for a request in progress [ops.health]', async () => {
  const server = createServer(() => undefined);
  const url = await listen(server, '127.0.0.1', 0);
  const waiting = fetch(url).catch(() => undefined);
  await new Promise((arrived) => server.once('request', arrived));
  const events: unknown[] = [];
  await closeServer({
    server,
    closeIdle: () => events.push('idle connections ended'),
    pauseMs: 0,
    drainMs: 10_000,
    sleep: async (milliseconds) => void events.push(milliseconds),
  });
  expect(events).toEqual(['idle connections ended', 10_000]);
  server.closeAllConnections();
  await waiting;
});
