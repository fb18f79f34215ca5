import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../server/start/listen.ts';
import { createReadiness } from './health.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function ready(change: Partial<Parameters<typeof createReadiness>[0]>) {
  const handler = createReadiness({
    stopping: () => false,
    hasContent: () => true,
    canAnswer: async () => true,
    sleep: () => new Promise(() => undefined),
    ...change,
  });
  const server = createServer((request, response) => void handler.answer(request, response));
  closing.push(() => server.close());
  const response = await fetch(await listen(server, '127.0.0.1', 0), { headers: { connection: 'close' } });
  return [response.status, await response.json()];
}

describe('readiness', () => {
  it('is reported while the home page can be served, even without content [ops.health]', async () => {
    expect(await ready({})).toEqual([200, { status: 'ok', degraded: false }]);
    expect(await ready({ hasContent: () => false })).toEqual([200, { status: 'ok', degraded: true }]);
  });

  it('allows two seconds for the home page [ops.health]', async () => {
    const sleep = vi.fn(async () => undefined);
    expect(await ready({ canAnswer: () => new Promise(() => undefined), sleep })).toEqual([503, { status: 'failing' }]);
    expect(sleep).toHaveBeenCalledExactlyOnceWith(2000);
  });

  it('is not reported while pages fail or take too long, or while the site stops [ops.health]', async () => {
    expect(await ready({ canAnswer: async () => false })).toEqual([503, { status: 'failing' }]);
    expect(await ready({ canAnswer: () => Promise.reject(new Error('x')) })).toEqual([503, { status: 'failing' }]);
    const never = new Promise<boolean>(() => undefined);
    expect(await ready({ canAnswer: () => never, sleep: async () => undefined })).toEqual([503, { status: 'failing' }]);
    expect(await ready({ stopping: () => true })).toEqual([503, { status: 'stopping' }]);
  });
});
