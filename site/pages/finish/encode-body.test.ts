import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, encodeBest, encodeQuickly } from './encode-body.ts';

const text = Buffer.from('satay laksa rendang '.repeat(200));

it('restores the original from every encoding', async () => {
  const best = await encodeBest(text);
  expect(brotliDecompressSync(best.br ?? text)).toEqual(text);
  expect(gunzipSync(best.gzip ?? text)).toEqual(text);
  expect(brotliDecompressSync((await encodeQuickly(text)).br ?? text)).toEqual(text);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.9', 'br'],
  ['gzip;q=0.3', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers Accept-Encoding %j with %s', async (accepted, encoding) => {
  expect(chooseEncoding(accepted, await encodeBest(text))).toBe(encoding);
});

it('sends compressed formats unchanged', () => {
  expect(chooseEncoding('br, gzip', { identity: text })).toBe('identity');
  expect(chooseEncoding('br, gzip', { identity: text, gzip: text })).toBe('gzip');
});
