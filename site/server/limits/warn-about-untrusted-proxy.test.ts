import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { listen } from '../start/listen.ts';
import { warnAboutUntrustedProxy } from './warn-about-untrusted-proxy.ts';

it('warns once when requests come through a proxy that is not trusted [form.abuse]', async () => {
  const log: SiteLogEntry[] = [];
  const server = createServer((_, response) => response.end());
  warnAboutUntrustedProxy(server, (entry) => log.push(entry));
  const url = await listen(server, '127.0.0.1', 0);
  await fetch(url);
  expect(log).toEqual([]);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-forwarded-for'])
    await fetch(url, { headers: { [name]: 'x' } });
  expect(log).toEqual([expect.objectContaining({ level: 'warning', event: 'proxy-not-trusted' })]);
  expect(log[0]?.message).toContain('TRUSTED_PROXIES');
  server.closeAllConnections();
  server.close();
});
