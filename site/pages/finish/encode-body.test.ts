import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, decodeBody, encodeBest, encodeQuickly, sizeOfBody } from './encode-body.ts';

const text = Buffer.from('satay laksa rendang '.repeat(200));

it('restores the original from every encoding', async () => {
  const best = await encodeBest(text);
  expect(brotliDecompressSync(best.br ?? text)).toEqual(text);
  expect(gunzipSync(best.gzip ?? text)).toEqual(text);
  expect(brotliDecompressSync(encodeQuickly(text).br ?? text)).toEqual(text);
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
  ['identity;q=0, *;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers Accept-Encoding %j with %s', async (accepted, encoding) => {
  expect(chooseEncoding(accepted, await encodeBest(text))).toBe(encoding);
});

it('sends compressed formats unchanged', () => {
  expect(chooseEncoding('br, gzip', { identity: text })).toBe('identity');
  expect(chooseEncoding('br, gzip', { identity: text, gzip: text })).toBe('gzip');
});

it('restores the original from whatever form there is, and fails without one', async () => {
  const { br, gzip } = await encodeBest(text);
  for (const body of [{ identity: text }, { br }, { gzip }]) expect(await decodeBody(body)).toEqual(text);
  await expect(decodeBody({})).rejects.toThrow('The body has no form.');
});

it('counts the bytes of all forms [scale.cache]', () => {
  expect(sizeOfBody({ identity: Buffer.alloc(1), br: Buffer.alloc(20), gzip: Buffer.alloc(300) })).toBe(321);
  expect(sizeOfBody({})).toBe(0);
});
