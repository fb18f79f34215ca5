import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { createDocumentCache, type StoredDocument } from './document-cache.ts';
import { keepDocuments } from './keep-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const createCache = () =>
  createDocumentCache(
    { maximumBytes: 1_000_000, freshMs: 60, staleMs: 600, staleIfErrorMs: 10_000 },
    () => 0,
    async (document) => document,
  );
const menu: StoredDocument = {
  status: 200,
  whole: true,
  headers: [['Vary', 'Accept-Encoding']],
  body: { identity: Buffer.from('<h1>Menu</h1>') },
  etag: 'W/"menu"',
  madeAt: 0,
  version: '',
};
const failing = (): Promise<never> => Promise.reject(new Error('The service is down.'));
const keep = async (file: string) => {
  const cache = createCache();
  const log: SiteLogEntry[] = [];
  return { cache, log, kept: await keepDocuments(cache, file, (entry) => log.push(entry)) };
};

describe('the documents of an earlier run', () => {
  it('are the last good copies after a restart while the service is down [page.null]', async () => {
    const file = join(folder, 'site/documents.bin');
    const first = await keep(file);
    await first.cache.get('/menu', async () => menu);
    await first.kept.stop();
    const second = await keep(file);
    await second.kept.stop();
    const answered = await second.cache.get('/menu', failing);
    expect([answered.status, answered.etag, answered.headers]).toEqual([200, menu.etag, menu.headers]);
    expect(Buffer.from(answered.body.identity).toString()).toBe('<h1>Menu</h1>');
    expect(second.log).toEqual([]);
  });

  it.each([
    ['is damaged', Buffer.from('no snapshot')],
    ['holds something else', Buffer.from([255, 15, 34, 1, 97])],
  ])('are ignored where their file %s, and the site starts [page.null]', async (name, content) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    const { cache, kept } = await keep(file);
    await kept.stop();
    expect([...cache.entries()]).toEqual([]);
  });

  it('are not saved where the file cannot be written, which is logged', async () => {
    const { kept, log } = await keep(join(folder, 'is damaged', 'documents.bin'));
    await kept.stop();
    expect(log).toMatchObject([{ level: 'warning', event: 'snapshot-failed' }]);
  });
});
