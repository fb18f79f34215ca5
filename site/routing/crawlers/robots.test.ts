import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '#site/server/start/listen.ts';
import { createRobots } from './robots.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

it('robots.txt excludes calls, bookings and addresses with a guid [preferences.privacy]', async () => {
  const { answer } = createRobots(() => 'https://pandan.example');
  const server = createServer((request, response) => void answer(request, response));
  closing.push(() => server.close());
  const reply = await fetch(await listen(server, '127.0.0.1', 0), { headers: { connection: 'close' } });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await reply.text()).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /preferences/',
    'Disallow: /manage-booking/',
    'Disallow: /waiting-list',
    'Disallow: /booking/',
    '',
    'Sitemap: https://pandan.example/sitemap.xml',
    '',
  ]);
});
