import { describe, expect, it } from 'vitest';
import { settingsOf } from '../layout/planned-example.ts';
import { RendererBusyError } from '../rendering/renderer-busy-error.ts';
import { failureMessage, notFoundMessage } from './document-messages.ts';
import type { ContentSource } from './source/content-source.ts';
import { addressOf, createFakeDocuments, headerOf, type Render, renderName, textOf } from './testing/fake-documents.ts';

const day = 86_400_000;
const failing = (): Promise<never> => Promise.reject(new Error('no answer'));
const missing: ContentSource['page'] = async () => ({ kind: 'missing' });

/** Renderings that wait until `finishAll`. `begun` resolves once this many of them wait. */
function createWaitingRender() {
  const waiting: (() => void)[] = [];
  let notify = (): void => undefined;
  const render: Render = (path, scope) =>
    new Promise((resolve) => {
      waiting.push(() => resolve(renderName(path, scope)));
      notify();
    });
  const begun = (count: number): Promise<void> =>
    new Promise((resolve) => {
      notify = () => {
        if (waiting.length >= count) resolve();
      };
      notify();
    });
  const finishAll = (): void => {
    for (const finish of waiting.splice(0)) finish();
  };
  return { render, begun, finishAll };
}

describe('the cache of documents', () => {
  it('renders an address once for all visitors [scale.render]', async () => {
    const { documents, rendered } = createFakeDocuments();
    const first = await documents.answer(addressOf('/careers'));
    const [second, third] = await Promise.all([1, 2].map(() => documents.answer(addressOf('/careers'))));
    expect([second, third]).toEqual([first, first]);
    expect(rendered).toEqual(['/careers']);
    expect([first.status, headerOf(first, 'Cache-Control')]).toEqual([200, expect.stringContaining('public')]);
  });

  it('renders a personal address for each visitor [preferences.privacy]', async () => {
    const { documents, rendered, cache } = createFakeDocuments();
    for (const _ of [1, 2]) {
      const answered = await documents.answer(addressOf('/preferences/of-ada', { isCacheable: false }));
      expect(headerOf(answered, 'Cache-Control')).toBe('no-store');
    }
    expect(rendered).toHaveLength(2);
    expect([...cache.entries()]).toEqual([]);
  });

  it('does not store a page for an unknown query, and tells caches not to store it [scale.cache]', async () => {
    const { documents, rendered, cache } = createFakeDocuments();
    const unknown = addressOf('/menu', { query: { diet: ['xyzzy'] }, key: '/menu?diet=xyzzy', isCacheable: false });
    const answered = [await documents.answer(unknown), await documents.answer(unknown)];
    expect(answered.map((each) => [each.status, headerOf(each, 'Cache-Control')])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
    ]);
    expect([rendered.length, [...cache.entries()]]).toEqual([2, []]);
  });

  it('renders a page again after a publish [api.cache]', async () => {
    let title = 'Before';
    const { documents, cache } = createFakeDocuments({
      source: { page: async (id) => ({ kind: 'found', page: { id, title, tiles: [] } }) },
    });
    expect(textOf(await documents.answer(addressOf('/careers')))).toContain('Before');
    title = 'After';
    expect(textOf(await documents.answer(addressOf('/careers')))).toContain('Before');
    cache.invalidate('everything');
    expect(textOf(await documents.answer(addressOf('/careers')))).toContain('After');
  });

  it('treats a page as outdated when its content changed while it was rendered [api.cache]', async () => {
    const { render, begun, finishAll } = createWaitingRender();
    const { documents, cache, rendered } = createFakeDocuments({ render });
    const answering = documents.answer(addressOf('/careers'));
    await begun(1);
    cache.invalidate('everything');
    finishAll();
    await answering;
    const again = documents.answer(addressOf('/careers'));
    await begun(1);
    finishAll();
    await again;
    expect(rendered).toHaveLength(2);
  });

  it('does not store a page with data that timed out [page.null]', async () => {
    const tiles = [{ type: 'job-list', key: 'jobs', heading: 'Work with us' }];
    const { documents, rendered } = createFakeDocuments({
      source: {
        page: async (id) => ({ kind: 'found', page: { id, title: id, tiles } }),
        jobs: () => new Promise(() => undefined),
      },
      dependencies: { needsLimitMs: 1 },
    });
    for (const _ of [1, 2]) {
      const answered = await documents.answer(addressOf('/careers'));
      expect([answered.status, headerOf(answered, 'Cache-Control')]).toEqual([200, 'no-store']);
    }
    expect(rendered).toHaveLength(2);
  });
});

describe('the “not found” page', () => {
  it('is rendered once for all addresses [route.404]', async () => {
    const { documents, rendered } = createFakeDocuments({ source: { page: missing } });
    for (const path of ['/a', '/b', '/c']) {
      const answered = await documents.answer(addressOf(path));
      expect([answered.status, headerOf(answered, 'Cache-Control')]).toEqual([404, 'no-store']);
    }
    expect(rendered).toEqual([notFoundMessage]);
  });

  it('is rendered again for other settings, on another day, and for another message [api.cache]', async () => {
    let settings = settingsOf();
    const { documents, rendered, advance } = createFakeDocuments({ source: { settings: async () => settings } });
    const ask = (message = 'Menu not found') => documents.errorPage(404, message);
    await ask();
    settings = settingsOf({ tagline: 'Newer' });
    await ask();
    advance(day);
    await ask();
    await ask('Not here');
    await ask();
    expect(rendered).toEqual(['Menu not found', 'Menu not found', 'Menu not found', 'Not here']);
  });

  it('replaces an unpublished page instead of its last good copy [page.null]', async () => {
    let answer: Awaited<ReturnType<ContentSource['page']>> = {
      kind: 'found',
      page: { id: 'a', title: 'A', tiles: [] },
    };
    const { documents, cache } = createFakeDocuments({ source: { page: async () => answer } });
    expect((await documents.answer(addressOf('/a'))).status).toBe(200);
    answer = { kind: 'missing' };
    cache.invalidate('everything');
    expect((await documents.answer(addressOf('/a'))).status).toBe(404);
  });

  it('is rendered again after a failed attempt [route.404]', async () => {
    let isBroken = true;
    const { documents } = createFakeDocuments({ render: (...given) => (isBroken ? failing() : renderName(...given)) });
    expect(textOf(await documents.errorPage(404, 'Menu not found'))).toContain('Return to homepage');
    isBroken = false;
    expect(textOf(await documents.errorPage(404, 'Menu not found'))).not.toContain('Return to homepage');
  });
});

describe('a failure', () => {
  it.each(['settings', 'restaurants'] as const)(
    'to load the %s leads to the error page with status 500, which is not cached [route.500]',
    async (call) => {
      const { documents, rendered } = createFakeDocuments({ source: { [call]: failing } });
      for (const _ of [1, 2]) {
        const answered = await documents.answer(addressOf('/careers'));
        expect([answered.status, headerOf(answered, 'Cache-Control')]).toEqual([500, 'no-store']);
        expect(textOf(answered)).toContain(failureMessage);
      }
      expect(rendered).toEqual([failureMessage, failureMessage]);
    },
  );

  it('to render leads to the error page with status 500, and is logged [route.500]', async () => {
    const render: Render = (path, scope) =>
      scope.document.kind === 'page' ? Promise.reject(new Error('no memory')) : renderName(path, scope);
    const { documents, log } = createFakeDocuments({ render });
    const answered = await documents.answer(addressOf('/careers'));
    expect([answered.status, textOf(answered)]).toEqual([500, expect.stringContaining(failureMessage)]);
    expect(log).toEqual([{ level: 'error', event: 'render-failed', path: '/careers', message: 'no memory' }]);
  });

  it('to render the error page too leads to a plain page with a link home, and is logged [route.500]', async () => {
    const { documents, log } = createFakeDocuments({ render: failing });
    const answered = await documents.answer(addressOf('/careers'));
    expect(answered.status).toBe(500);
    expect(textOf(answered)).toMatch(/<h1>Something went wrong.*<a href="\/">Return to homepage<\/a>/);
    expect(log.map(({ event }) => event)).toEqual(['render-failed', 'error-page-failed']);
  });

  it('to render after a publish leaves the last good copy [page.null]', async () => {
    let isBroken = false;
    const { documents, cache } = createFakeDocuments({
      render: (...given) => (isBroken ? failing() : renderName(...given)),
    });
    const good = await documents.answer(addressOf('/careers'));
    isBroken = true;
    cache.invalidate('everything');
    expect(await documents.answer(addressOf('/careers'))).toEqual(good);
    expect((await documents.answer(addressOf('/jobs'))).status).toBe(500);
  });
});

describe('a renderer that has too much to do', () => {
  const busy = { answer: () => Promise.reject(new RendererBusyError()) };

  it('leads to status 503, which is not cached, and to the page as soon as there is time [scale.render]', async () => {
    let isBusy = true;
    const { documents } = createFakeDocuments({
      renderer: (real) => ({ ...real, answer: (input) => (isBusy ? busy.answer() : real.answer(input)) }),
    });
    const refused = await documents.answer(addressOf('/careers'));
    expect([refused.status, headerOf(refused, 'Retry-After'), headerOf(refused, 'Cache-Control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(textOf(refused)).toContain('Too many visitors at once');
    isBusy = false;
    expect((await documents.answer(addressOf('/careers'))).status).toBe(200);
  });

  it('is not needed for cached documents, and not for the last good copy after a change [scale.render]', async () => {
    let isBusy = false;
    const { documents, cache } = createFakeDocuments({
      renderer: (real) => ({ ...real, answer: (input) => (isBusy ? busy.answer() : real.answer(input)) }),
    });
    const home = await documents.answer(addressOf('/'));
    isBusy = true;
    expect(await documents.answer(addressOf('/'))).toBe(home);
    cache.invalidate('everything');
    expect(await documents.answer(addressOf('/'))).toBe(home);
  });

  it('and one that fails lead to status 500, which is logged [route.500]', async () => {
    const failure = () => Promise.reject(new Error('The worker ended before it replied.'));
    const { documents, log } = createFakeDocuments({ renderer: () => ({ answer: failure, errorPage: failure }) });
    expect((await documents.answer(addressOf('/'))).status).toBe(500);
    expect((await documents.errorPage(404, 'Menu not found')).status).toBe(500);
    expect(log.map(({ event }) => event)).toEqual(['renderer-failed', 'renderer-failed']);
  });
});

it('reuses the compressed body of a cached document that has not changed [scale.cache]', async () => {
  const { documents, cache } = createFakeDocuments();
  const { body } = await documents.answer(addressOf('/careers'));
  cache.invalidate('everything');
  const again = await documents.answer(addressOf('/careers'));
  expect(again.body).toBe(body);
  expect(Object.keys(body)).toEqual(['br']);
});
