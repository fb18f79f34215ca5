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
