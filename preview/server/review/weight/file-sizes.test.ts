import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#site/server/start/listen.ts';
import { fetchFileSize, sumFileSizes } from './file-sizes.ts';

const requested: string[] = [];
/** A site on which each file has as many bytes as the number in its name. */
const site = createServer(({ url = '', method = '' }, response) => {
  requested.push(`${method} ${url}`);
  const [, bytes] = /(\d+)/.exec(url) ?? [];
  response.writeHead(url.startsWith('/gone') ? 404 : 200, { 'Content-Length': Number(bytes ?? 0) }).end();
});
let address: string;
beforeAll(async () => {
  address = await listen(site, '127.0.0.1', 0);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

describe('the size of a file', () => {
  it('is asked for once, without its content [preview.publish]', async () => {
    for (const _ of ['once', 'again']) expect(await fetchFileSize('/file-700', address)).toBe(700);
    expect(requested.splice(0)).toEqual(['HEAD /file-700']);
  });

  it('is asked for again while the file is missing [preview.publish]', async () => {
    for (const _ of ['once', 'again']) await fetchFileSize('/gone-7', address);
    expect(requested.splice(0)).toHaveLength(2);
  });

  it('is 0 on another host, or where the site cannot be reached [preview.publish]', async () => {
    expect(await fetchFileSize('https://cdn.example/800', address)).toBe(0);
    expect(await fetchFileSize(undefined, address)).toBe(0);
    expect(await fetchFileSize('/file-900', 'http://127.0.0.1:9')).toBe(0);
    expect(requested).toEqual([]);
  });

  it('is counted once for the same file [preview.publish]', async () => {
    expect(await sumFileSizes(['/file-100', '/file-30', undefined, '/file-100'], address)).toBe(130);
    expect(await sumFileSizes([], address)).toBe(0);
  });
});
