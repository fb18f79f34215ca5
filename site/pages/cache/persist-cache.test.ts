import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { decodeBody } from '../finish/encode-body.ts';
import { createDocumentCache, type StoredDocument } from './document-cache.ts';
import { persistCache } from './persist-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const createCache = () =>
  createDocumentCache(
    { maxBytes: 1_000_000, freshMs: 60, staleMs: 600, staleIfErrorMs: 10_000 },
    () => 0,
    async (document) => document,
  );
const menu: StoredDocument = {
  status: 200,
  isComplete: true,
  headers: [['Vary', 'Accept-Encoding']],
  body: { br: brotliCompressSync('<h1>Menu</h1>') },
  etag: 'W/"menu"',
  createdAtMs: 0,
};
const failing = (): Promise<never> => Promise.reject(new Error('The service is down.'));
const openCache = async (file: string, source = 'api') => {
  const cache = createCache();
  const log: SiteLogEntry[] = [];
  return { cache, log, persistence: await persistCache(cache, { file, source, log: (entry) => log.push(entry) }) };
};

describe('the documents of an earlier run', () => {
  it('are the last good copies after a restart while the service is down [page.null]', async () => {
    const file = join(folder, 'site/documents.bin');
    const first = await openCache(file);
    await first.cache.get('/menu', async () => menu);
    await first.persistence.stop();
    const second = await openCache(file);
    await second.persistence.stop();
    const answered = await second.cache.get('/menu', failing);
    expect([answered.status, answered.etag, answered.headers]).toEqual([200, menu.etag, menu.headers]);
    expect((await decodeBody(answered.body)).toString()).toBe('<h1>Menu</h1>');
    expect(second.log).toEqual([]);
  });

  it('of another API are not restored, because they can be those of another brand [page.null]', async () => {
    const file = join(folder, 'other.bin');
    const first = await openCache(file, 'one');
    await first.cache.get('/privacy-policy', async () => menu);
    await first.persistence.stop();
    const other = await openCache(file, 'other');
    expect([...other.cache.entries()]).toEqual([]);
    await other.persistence.stop();
  });

  it.each([
    ['is damaged', Buffer.from('no snapshot')],
    ['holds something else', Buffer.from([255, 15, 34, 1, 97])],
  ])('are ignored where their file %s, and the site starts [page.null]', async (name, content) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    const { cache, persistence } = await openCache(file);
    await persistence.stop();
    expect([...cache.entries()]).toEqual([]);
  });

  it.each([
    ['is not a list', { 0: ['/menu', menu] }],
    ['is not an entry', [undefined, 'text', [7, menu], ['/menu'], ['/menu', null]]],
    ['is not a document', [['/menu', { ...menu, etag: undefined }]]],
    ['has no body', [['/menu', { ...menu, body: undefined }]]],
    ['has a body of text', [['/menu', { ...menu, body: { br: '<h1>Menu</h1>' } }]]],
  ])('are ignored where what was saved %s, and the others remain [page.null]', async (name, saved) => {
    const file = join(folder, `${name}.bin`);
    const entries = Array.isArray(saved) ? [...saved, ['/offers', menu]] : saved;
    writeFileSync(file, serialize({ source: 'api', entries }));
    const { cache, persistence } = await openCache(file);
    await persistence.stop();
    expect([...cache.entries()].map(([key]) => key)).toEqual(Array.isArray(saved) ? ['/offers'] : []);
  });

  it('are not saved where the file cannot be written, which is logged [page.null]', async () => {
    const { persistence, log } = await openCache(join(folder, 'is damaged', 'documents.bin'));
    await persistence.stop();
    expect(log).toMatchObject([{ level: 'warning', event: 'snapshot-failed' }]);
  });
});
