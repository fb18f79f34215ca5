import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { createTokenHandler } from './visitor-token.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function setUp(request = async () => `token-${Math.random()}`) {
  let now = 1_000_000;
  let requestCount = 0;
  const handler = createTokenHandler({
    request: () => {
      requestCount += 1;
      return request();
    },
    now: () => now,
    expiryMs: 82_800_000,
    marginMs: 300_000,
  });
  const server = createServer((incoming, response) => void handler.answer(incoming, response));
  const port = await listenLocally(server);
  closing.push(() => server.close());
  const post = async (body: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/token`, { method: 'POST', body, headers });
    return { status: answer.status, body: await answer.json() };
  };
  return { post, requestCount: () => requestCount, pass: (ms: number) => (now += ms) };
}

describe('POST /api/token on the site’s own host [api.token]', () => {
  it('returns the same token until five minutes before its 23 hours end', async () => {
    const { post, requestCount, pass } = await setUp();
    const first = await post('{}');
    pass(82_800_000 - 300_000 - 1);
    expect(await post('')).toEqual(first);
    pass(1);
    expect((await post('{}')).body.accessToken).not.toBe(first.body.accessToken);
    expect(requestCount()).toBe(2);
  });

  it('renews it with clearCache, at most every 30 seconds and once for concurrent requests', async () => {
    const { post, requestCount, pass } = await setUp();
    await post('{}');
    pass(29_999);
    await post('{"clearCache":true}');
    expect(requestCount()).toBe(1);
    pass(1);
    await Promise.all(Array.from({ length: 50 }, () => post('{"clearCache":true}')));
    expect(requestCount()).toBe(2);
  });

  it.each([
    ['{"clearCache":"yes"}', 400],
    ['{', 400],
    ['[]', 400],
    [`{"x":"${'x'.repeat(2000)}"}`, 413],
  ])('refuses the body %j with %i', async (body, status) => {
    const { post, requestCount } = await setUp();
    expect((await post(body)).status).toBe(status);
    expect(requestCount()).toBe(0);
  });

  it('accepts only the site’s own pages', async () => {
    const { post } = await setUp();
    expect((await post('{}', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('responds 503 when no token is available, and retries the next time', async () => {
    let down = true;
    const { post } = await setUp(async () => {
      if (down) throw new Error('down');
      return 'a-token-of-the-service';
    });
    expect((await post('{}')).status).toBe(503);
    down = false;
    expect((await post('{}')).status).toBe(200);
  });
});
