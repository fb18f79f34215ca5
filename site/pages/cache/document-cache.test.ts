import { describe, expect, it } from 'vitest';
import type { ContentTag } from '../source/record-sources.ts';
import { createDocumentCache, type StoredDocument } from './document-cache.ts';

const limits = { maxBytes: 1_000_000, freshMs: 60, staleMs: 600, staleIfErrorMs: 10_000, staleIfIncompleteMs: 3_600 };

const improve = async (document: StoredDocument): Promise<StoredDocument> => ({
  ...document,
  etag: `${document.etag}, improved`,
});

function setUp(improving = improve) {
  let now = 0;
  const cache = createDocumentCache(limits, () => now, improving);
  const documentOf = (
    etag: string,
    status = 200,
    isComplete = true,
    more: Partial<StoredDocument> = {},
  ): StoredDocument => {
    const body = Buffer.from(etag);
    return {
      status,
      isComplete,
      headers: [],
      body: { br: body, gzip: body, identity: body },
      etag,
      createdAtMs: now,
      ...more,
    };
  };
  return { cache, documentOf, pass: (ms: number) => (now += ms) };
}

describe('the document cache', () => {
  it('renders a document once for concurrent requests [scale.render]', async () => {
    const { cache, documentOf } = setUp();
    let renders = 0;
    const render = async () => {
      renders += 1;
      await Promise.resolve();
      return documentOf('a');
    };
    await Promise.all(Array.from({ length: 100 }, () => cache.get('/', render)));
    expect(renders).toBe(1);
  });

  it('does not delay a visitor while a new document is rendered [scale.render]', async () => {
    const { cache, documentOf, pass } = setUp();
    await cache.get('/', async () => documentOf('old'));
    pass(100);
    expect((await cache.get('/', () => new Promise(() => undefined))).etag).toBe('old');
  });

  it('sends a stale document while a new one is rendered [scale.render]', async () => {
    const { cache, documentOf, pass } = setUp();
    await cache.get('/', async () => documentOf('old'));
    pass(100);
    expect(cache.fresh('/')).toBeUndefined();
    expect((await cache.get('/', async () => documentOf('new'))).etag).toBe('old');
    await Promise.resolve();
    expect((await cache.get('/', async () => documentOf('never'))).etag).toBe('new');
  });

  it('sends a document while it is fresh, once more while it is stale, and not after [scale.render]', async () => {
    const { cache, documentOf, pass } = setUp(async (document) => document);
    await cache.get('/', async () => documentOf('first'));
    pass(limits.freshMs - 1);
    expect(cache.fresh('/')?.etag).toBe('first');
    expect((await cache.get('/', async () => documentOf('never'))).etag).toBe('first');
    pass(1);
    expect(cache.fresh('/')).toBeUndefined();
    expect((await cache.get('/', async () => documentOf('second'))).etag).toBe('first');
    await Promise.resolve();
    expect(cache.fresh('/')?.etag).toBe('second');
    pass(limits.freshMs + limits.staleMs);
    expect((await cache.get('/', async () => documentOf('third'))).etag).toBe('third');
  });

  it('never sends a document from before a content change while a new one can be rendered [api.cache]', async () => {
    const { cache, documentOf } = setUp();
    await cache.get('/', async () => documentOf('old'));
    cache.invalidate('everything');
    expect(cache.fresh('/')).toBeUndefined();
    expect((await cache.get('/', async () => documentOf('new'))).etag).toBe('new');
  });

  it.each([
    ['rendering throws', () => Promise.reject(new Error('down'))],
    ['the new one is an error page', undefined],
  ])('sends the last good copy when %s, for a limited time [page.null]', async (_, failing) => {
    const { cache, documentOf, pass } = setUp();
    await cache.get('/', async () => documentOf('good'));
    cache.invalidate('everything');
    const render = failing ?? (async () => documentOf('error', 500));
    expect((await cache.get('/', render)).etag).toBe('good');
    pass(limits.staleIfErrorMs);
    await expect(
      cache.get('/', render).then(
        ({ etag }) => etag,
        () => 'error',
      ),
    ).resolves.toBe('error');
  });

  it('sends an incomplete document only where there is no last good copy, and does not cache it [page.null]', async () => {
    const { cache, documentOf } = setUp();
    const partial = async () => documentOf('partial', 200, false);
    expect((await cache.get('/', partial)).etag).toBe('partial');
    expect((await cache.get('/', async () => documentOf('good'))).etag).toBe('good');
    cache.invalidate('everything');
    expect((await cache.get('/', partial)).etag).toBe('good');
  });

  it('does not join a rendering that began before the content changed [api.cache]', async () => {
    const { cache, documentOf } = setUp();
    let finish: (document: StoredDocument) => void = () => undefined;
    const slow = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
    const old = documentOf('old');
    cache.invalidate('everything');
    expect((await cache.get('/', async () => documentOf('new'))).etag).toBe('new');
    finish(old);
    await slow;
  });

  it('renders a document again when content that it was made from has changed, and no other [api.cache]', async () => {
    const { cache, documentOf } = setUp();
    const made = (etag: string, ...tags: readonly ContentTag[]) =>
      cache.get(`/${etag}`, async () => documentOf(etag, 200, true, { tags: new Set(tags) }));
    await made('lunch', 'settings', 'menu lunch');
    await made('menus', 'settings', 'menu');
    await made('offer', 'settings', 'offer lunch');
    const fresh = () => ['lunch', 'menus', 'offer'].filter((etag) => cache.fresh(`/${etag}`));
    cache.invalidate([{ kind: 'menu', id: 'dinner' }]);
    expect(fresh()).toEqual(['lunch', 'offer']);
    cache.invalidate([{ kind: 'menu', id: 'lunch' }]);
    expect(fresh()).toEqual(['offer']);
    cache.invalidate([{ kind: 'settings', id: 'brand' }]);
    expect(fresh()).toEqual([]);
  });

  it('treats a document as outdated whose content changed while it was rendered [api.cache]', async () => {
    const { cache, documentOf } = setUp();
    for (const [id, isFresh] of [
      ['lunch', false],
      ['dinner', true],
    ] as const) {
      const finishing = Promise.withResolvers<StoredDocument>();
      const answering = cache.get('/', () => finishing.promise);
      cache.invalidate([{ kind: 'menu', id }]);
      finishing.resolve(documentOf('/', 200, true, { tags: new Set<ContentTag>(['menu lunch']) }));
      await answering;
      expect(cache.fresh('/') !== undefined).toBe(isFresh);
    }
  });

  it('does not replace a newer document by a slow one from before a change [api.cache]', async () => {
    const { cache, documentOf } = setUp();
    const slow = Promise.withResolvers<StoredDocument>();
    const answering = cache.get('/', () => slow.promise);
    cache.invalidate('everything');
    await cache.get('/', async () => documentOf('new'));
    slow.resolve(documentOf('old'));
    await answering;
    expect(cache.fresh('/')?.etag).toBe('new');
  });

  it('keeps a document while changes are reported, until it may change by itself [api.cache]', async () => {
    const { cache, documentOf, pass } = setUp();
    await cache.get('/', async () => documentOf('day', 200, true, { unchangedUntilMs: 5000 }));
    await cache.get('/booking', async () => documentOf('booking'));
    cache.setFollowed(true);
    pass(4999);
    expect([cache.fresh('/')?.etag, cache.fresh('/booking')]).toEqual(['day', undefined]);
    cache.setFollowed(false);
    expect(cache.fresh('/')).toBeUndefined();
    cache.setFollowed(true);
    expect(cache.fresh('/')?.etag).toBe('day');
    pass(1);
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('keeps nothing where documents are never fresh, as in development [api.cache]', async () => {
    const cache = createDocumentCache({ ...limits, freshMs: 0, staleMs: 0 }, () => 0, improve);
    cache.setFollowed(true);
    const document = setUp().documentOf('a', 200, true, { unchangedUntilMs: 5000 });
    await cache.get('/', async () => document);
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('removes a page that no longer exists, and caches no error [page.null]', async () => {
    const { cache, documentOf } = setUp();
    await cache.get('/', async () => documentOf('good'));
    cache.invalidate('everything');
    expect((await cache.get('/', async () => documentOf('gone', 404))).status).toBe(404);
    expect([...cache.entries()]).toEqual([]);
  });

  it('uses documents of an earlier run only while none can be rendered [page.null]', async () => {
    const { cache, documentOf } = setUp();
    cache.restore([['/', documentOf('earlier')]]);
    expect(cache.fresh('/')).toBeUndefined();
    expect((await cache.get('/', () => Promise.reject(new Error('down')))).etag).toBe('earlier');
    expect((await cache.get('/', async () => documentOf('new'))).etag).toBe('new');
  });

  it('sends no copy older than the cached content instead of a new document, where changes are not reported [api.cache] [page.null]', async () => {
    const { cache, documentOf, pass } = setUp();
    const partial = async () => documentOf('partial', 200, false);
    cache.restore([['/', documentOf('earlier')]]);
    pass(limits.staleIfIncompleteMs - 1);
    expect((await cache.get('/', partial)).etag).toBe('earlier');
    pass(1);
    expect((await cache.get('/', partial)).etag).toBe('partial');
    expect((await cache.get('/', async () => documentOf('down', 503))).etag).toBe('earlier');
    cache.setFollowed(true);
    expect((await cache.get('/', partial)).etag).toBe('earlier');
  });

  it('passes its last good copies to the next run, with and without a query [page.null]', async () => {
    const { cache, documentOf } = setUp();
    for (const key of ['/', '/menu?diet=vegan']) await cache.get(key, async () => documentOf(key));
    const next = setUp().cache;
    next.restore(cache.entries());
    for (const key of ['/', '/menu?diet=vegan'])
      expect((await next.get(key, () => Promise.reject(new Error('down')))).etag).toBe(key);
  });

  it('stays within its size limit [scale.cache]', async () => {
    const { cache, documentOf } = setUp();
    for (let index = 0; index < 2000; index += 1) await cache.get(`/${index}`, async () => documentOf(`${index}`));
    expect(cache.bytes).toBeLessThanOrEqual(limits.maxBytes);
  });

  it('improves a document that is requested again [scale.render]', async () => {
    const { cache, documentOf } = setUp();
    const render = async () => documentOf('a');
    await cache.get('/', render);
    expect(cache.fresh('/')?.etag).toBe('a');
    expect(cache.fresh('/')?.etag).toBe('a');
    await Promise.resolve();
    await Promise.resolve();
    expect(cache.fresh('/')?.etag).toBe('a, improved');
  });

  it('does not let a slow improvement replace a newer document [api.cache]', async () => {
    const improved = Promise.withResolvers<StoredDocument>();
    const { cache, documentOf } = setUp(() => improved.promise);
    const old = documentOf('old');
    await cache.get('/', async () => old);
    cache.fresh('/');
    cache.fresh('/');
    cache.invalidate('everything');
    await cache.get('/', async () => documentOf('new'));
    improved.resolve(old);
    await improved.promise;
    expect(cache.fresh('/')?.etag).toBe('new');
  });

  it('never evicts a page without a query for those with one [scale.cache]', async () => {
    const { cache, documentOf } = setUp();
    await cache.get('/', async () => documentOf('home'));
    const large = (etag: string): StoredDocument => ({
      ...documentOf(etag),
      body: { identity: Buffer.alloc(10_000) },
    });
    for (let at = 0; at < 450; at += 1) await cache.get(`/?diet=tag-${at}`, async () => large(`${at}`));
    expect(cache.peek('/')?.etag).toBe('home');
    expect(cache.peek('/?diet=tag-449')).toBeDefined();
    expect(cache.bytes).toBeLessThan(limits.maxBytes);
  });

  it('does not trust a document from the future [page.null]', async () => {
    const { cache, documentOf, pass } = setUp();
    await cache.get('/', async () => documentOf('ahead'));
    pass(-50);
    expect(cache.fresh('/')).toBeUndefined();
    const failing = async () => Promise.reject(new Error('No content.'));
    expect((await cache.get('/', failing)).etag).toBe('ahead');
    pass(-limits.staleIfErrorMs);
    await expect(cache.get('/', failing)).rejects.toThrow('No content.');
    expect((await cache.get('/', async () => documentOf('now'))).etag).toBe('now');
  });
});

describe('the space of the document cache', () => {
  const store = async (key: string, bytes: number) => {
    const { cache, documentOf } = setUp();
    await cache.get(key, async () => documentOf('a', 200, true, { body: { br: Buffer.alloc(bytes) } }));
    return cache.bytes;
  };

  it('is a third for addresses with a query, and the rest for others [scale.cache]', async () => {
    expect(await store('/?near=Bath', 330_000)).toBe(331_024);
    expect(await store('/?near=Bath', 340_000)).toBe(0);
    expect(await store('/', 660_000)).toBe(661_024);
    expect(await store('/', 670_000)).toBe(0);
  });
});

describe('a cached document', () => {
  it.each([404, 410])('is dropped once its page answers %d [scale.cache] [page.null]', async (status) => {
    const { cache, documentOf } = setUp();
    await cache.get('/', async () => documentOf('old'));
    cache.invalidate('everything');
    await cache.get('/', async () => documentOf('gone', status));
    expect(cache.peek('/')).toBeUndefined();
  });

  it('is not replaced by one of an earlier run [scale.cache]', async () => {
    const { cache, documentOf } = setUp();
    await cache.get('/', async () => documentOf('new'));
    cache.restore([['/', documentOf('old')]]);
    expect(cache.fresh('/')?.etag).toBe('new');
  });

  it('is sent instead of an incomplete one as long as for an error, unless another time is set [page.null]', async () => {
    const { documentOf } = setUp();
    let now = 0;
    const { staleIfIncompleteMs: _, ...own } = limits;
    const cache = createDocumentCache(own, () => now, improve);
    await cache.get('/', async () => documentOf('old'));
    now = 9_999;
    expect((await cache.get('/', async () => documentOf('new', 200, false))).etag).toBe('old');
    now = 10_000;
    expect((await cache.get('/', async () => documentOf('new', 200, false))).etag).toBe('new');
  });
});
