import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { createIslandErrorHandler } from './island-errors.ts';
import type { SiteLogEntry } from './site-log.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const report = { island: 'booking', message: 'TypeError: x is undefined', path: '/restaurants/bath/bath' };

async function setUp(wait?: { seconds: number; code: number; message: string }) {
  const logged: SiteLogEntry[] = [];
  const handler = createIslandErrorHandler({ log: (entry) => logged.push(entry), countReport: async () => wait });
  const server = createServer((incoming, response) => void handler.answer(incoming, response));
  const port = await listenLocally(server);
  closing.push(() => server.close());
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: text, headers })).status;
  };
  return { post, logged };
}

describe('POST /api/island-errors [tile.throws]', () => {
  it('logs which island failed, where and why', async () => {
    const { post, logged } = await setUp();
    expect(await post(report)).toBe(204);
    expect(logged).toEqual([{ level: 'error', event: 'island-failed', ...report }]);
  });

  it.each([
    '{',
    {},
    { ...report, island: 'Booking<b>' },
    { ...report, path: 'https://elsewhere.example' },
    { ...report, message: 'x'.repeat(301) },
  ])('refuses %j', async (body) => {
    const { post, logged } = await setUp();
    expect(await post(body)).toBe(400);
    expect(logged).toEqual([]);
  });

  it('refuses bodies that are too long, and posts from other sites', async () => {
    const { post, logged } = await setUp();
    expect(await post('x'.repeat(5000))).toBe(413);
    expect(await post(report, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(logged).toEqual([]);
  });

  it('logs nothing for a visitor above the rate limit', async () => {
    const { post, logged } = await setUp({ seconds: 60, code: 1, message: '' });
    expect(await post(report)).toBe(429);
    expect(logged).toEqual([]);
  });

  it('logs at most 200 lines an hour for all visitors', async () => {
    const { post, logged } = await setUp();
    const answers: number[] = [];
    for (let sent = 0; sent < 205; sent += 1) answers.push(await post(report));
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect(logged).toHaveLength(200);
  });
});
