import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { startDelayingProxy } from './start-delaying-proxy.ts';

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that repeats what it is asked, behind a proxy whose delays end when `release` is called. */
async function startTarget() {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    let body = '';
    for await (const part of request) body += part;
    response.writeHead(201, { 'x-brand': 'pandan-row' }).end(body);
  });
  const port = await listenLocally(server);
  const url = `http://127.0.0.1:${port}`;
  const [delayed, released] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
  const proxy = await startDelayingProxy(url, (milliseconds) => {
    delayed.resolve(milliseconds);
    return released.promise;
  });
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  closers.push(proxy.close, stop);
  return { proxy, requests, stop, delayed: delayed.promise, release: released.resolve };
}

it('forwards method, address, body, status and headers', async () => {
  const { proxy, requests } = await startTarget();
  const answer = await fetch(`${proxy.url}/page?id=1`, { method: 'POST', body: 'text' });
  expect([answer.status, answer.headers.get('x-brand'), await answer.text()]).toEqual([201, 'pandan-row', 'text']);
  expect(requests).toEqual(['POST /page?id=1']);
});

it('answers 502 while the server does not run', async () => {
  const { proxy, stop } = await startTarget();
  stop();
  expect((await fetch(proxy.url)).status).toBe(502);
});

it('forwards a request when its delay is over', async () => {
  const { proxy, requests, delayed, release } = await startTarget();
  proxy.setDelay(500);
  const answer = fetch(proxy.url);
  expect(await delayed).toBe(500);
  expect(requests).toEqual([]);
  release();
  expect((await answer).status).toBe(201);
});
