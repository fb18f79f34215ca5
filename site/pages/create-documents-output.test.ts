import { describe, expect, it, vi } from 'vitest';
import { plannedError, plannedPage } from '../layout/planned-example.ts';
import { addressOf, createFakeDocuments, headerOf, noServices, type Render, textOf } from './testing/fake-documents.ts';

const rendering =
  (body: string): Render =>
  async () =>
    `<html><head></head><body>${body}</body></html>`;
const policyOf = (document: Parameters<typeof headerOf>[0]): string =>
  headerOf(document, 'Content-Security-Policy') ?? '';

describe('a page with problems', () => {
  it('has each problem logged once, whether it was found before or during rendering [tile.invalid]', async () => {
    const tiles = [
      { type: 'text', key: 'words', heading: 'Our kitchens', body: '<p>Four.</p>' },
      { type: 'no-such-type', key: 'odd' },
    ];
    const thrown = { code: 'tile-threw', severity: 'error', path: ['tiles', 0], message: 'It threw.' } as const;
    const { documents, log } = createFakeDocuments({
      source: { page: async (id) => ({ kind: 'found', page: { id, title: id, tiles } }) },
      render: async (_, { onProblems }) => {
        onProblems([thrown]);
        return '<html><head></head><body></body></html>';
      },
    });
    for (const _ of [1, 2]) await documents.answer(addressOf('/careers', { isCacheable: false }));
    expect(log.map(({ pageId, code, field, tile }) => [pageId, code, field, tile?.key])).toEqual([
      ['careers', 'tile-unknown-type', expect.stringContaining('tiles[1]'), 'odd'],
      ['careers', 'tile-threw', 'tiles[0]', undefined],
    ]);
  });

  it('has them logged with its status as page id if it is an error page [tile.invalid]', async () => {
    const thrown = { code: 'tile-threw', severity: 'error', path: ['header'], message: 'It threw.' } as const;
    const { documents, log } = createFakeDocuments({
      render: async (_, { onProblems }) => {
        onProblems([thrown]);
        return '<html><head></head><body></body></html>';
      },
    });
    await documents.errorPage(404, 'This page could not be found');
    expect(log.map(({ pageId, code }) => [pageId, code])).toEqual([['error-404', 'tile-threw']]);
  });
});

describe('a rendered page', () => {
  it('teaches filter values only without a query, because others may contain made-up values [scale.cache]', async () => {
    const { documents, learned } = createFakeDocuments({ render: rendering('<input name="diet" value="vegan">') });
    await documents.answer(addressOf('/menu-guide', { query: { diet: ['x'] }, key: '/menu-guide?diet=x' }));
    await documents.answer(addressOf('/careers', { isCacheable: false }));
    expect(learned).toEqual([]);
    await documents.answer(addressOf('/menu-guide'));
    expect(learned).toEqual(['diet=vegan']);
  });

  it('records a booking journey only when somebody sees it [booking.events]', async () => {
    const { documents, recorded } = createFakeDocuments();
    const journey = addressOf('/restaurants/london/soho/book-now', { isCacheable: false });
    await documents.answer({ ...journey, isSeen: false });
    await documents.answer(addressOf('/careers'));
    expect(recorded).toEqual([]);
    await documents.answer(journey);
    expect(recorded).toMatchObject([{ storeId: '1' }]);
  });
});

describe('the policy of a page', () => {
  it.each([
    ['the booking journey [booking.card]', '<div data-island="booking"></div>', { cards: true, forms: false }],
    ['a form [form.captcha]', '<div data-island="form-contact"></div>', { cards: false, forms: true }],
    ['neither', '<p>data-island=&quot;booking&quot;</p>', { cards: false, forms: false }],
  ])('allows what services need on a page with %s [thirdparty.tags]', async (_, body, expected) => {
    const thirdParties = vi.fn(() => ({ ...noServices, scripts: ['https://service.example'] }));
    const { documents } = createFakeDocuments({ render: rendering(body), dependencies: { thirdParties } });
    expect(policyOf(await documents.answer(addressOf('/careers')))).toContain('https://service.example');
    expect(thirdParties).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('allows no services on an error page or on pages for editors [thirdparty.tags]', async () => {
    const thirdParties = vi.fn(() => noServices);
    const { documents } = createFakeDocuments({ dependencies: { thirdParties } });
    await documents.errorPage(404, 'Menu not found');
    await documents.renderPlanned(plannedPage(), '/', { isFrameable: true });
    expect(thirdParties).toHaveBeenCalledTimes(1);
    await documents.renderPlanned({ ...plannedPage(), mode: 'preview' }, '/', {});
    await documents.renderPlanned({ ...plannedPage(), isStatic: true }, '/', {});
    expect(thirdParties).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['https://site.example', "form-action 'self' https:;"],
    ['http://127.0.0.1:3000', "form-action 'self' https: http://127.0.0.1:*;"],
  ])('allows the wallet form to redirect to other origins at %s [signup.wallet]', async (origin, expected) => {
    const render = rendering('<form><button name="wallet"></button></form>');
    const { documents } = createFakeDocuments({ render, dependencies: { origin } });
    expect(policyOf(await documents.answer(addressOf('/signup-thanks')))).toContain(expected);
    const without = createFakeDocuments({ dependencies: { origin } }).documents;
    expect(policyOf(await without.answer(addressOf('/signup-thanks')))).toContain("form-action 'self';");
  });
});

describe('a page for editors', () => {
  it('is rendered each time, not cached, and allowed in frames of the same origin [preview.access]', async () => {
    const { documents, rendered, cache } = createFakeDocuments();
    for (const _ of [1, 2]) {
      const shown = await documents.renderPlanned({ ...plannedPage(), mode: 'preview' }, '/_draft/home', {
        isFrameable: true,
        headers: [['X-Draft', 'yes']],
      });
      expect([headerOf(shown, 'Cache-Control'), headerOf(shown, 'X-Draft')]).toEqual(['no-store', 'yes']);
      expect(policyOf(shown)).toContain("frame-ancestors 'self'");
    }
    expect([rendered.length, [...cache.entries()]]).toEqual([2, []]);
    expect(policyOf(await documents.answer(addressOf('/careers')))).toContain("frame-ancestors 'none'");
  });

  it('has the added markup at the end of its body, replacement patterns included [preview.overlay]', async () => {
    const { documents } = createFakeDocuments({ render: rendering('<p>page</p>') });
    const shown = await documents.renderPlanned(plannedPage(), '/', { addedMarkup: '<p>$& off</p>' });
    expect(textOf(shown)).toContain('<p>page</p><p>$& off</p></body>');
    expect(textOf(await documents.renderPlanned(plannedPage(), '/'))).toContain('<p>page</p></body>');
  });

  it('delays its own script until hydration in development, unless no script runs in it [preview.overlay]', async () => {
    const addedMarkup = '<script type="module" src="/assets/overlay.js"></script>';
    const { documents } = createFakeDocuments({ dependencies: { isDevelopment: true } });
    expect(textOf(await documents.renderPlanned(plannedPage(), '/', { addedMarkup }))).toContain(
      'type="text/plain" data-after-hydration="" src="/assets/overlay.js"',
    );
    expect(textOf(await documents.renderPlanned({ ...plannedPage(), isStatic: true }, '/', { addedMarkup }))).toContain(
      addedMarkup,
    );
  });

  it('is compressed unless that is not wanted', async () => {
    const { documents } = createFakeDocuments();
    expect(Object.keys((await documents.renderPlanned(plannedPage(), '/', { isUncompressed: true })).body)).toEqual([
      'identity',
    ]);
    expect(Object.keys((await documents.renderPlanned(plannedPage(), '/', {})).body)).toContain('br');
  });

  it('is the public error page, rendered once, without options [route.404]', async () => {
    const { documents, rendered } = createFakeDocuments();
    const missing = plannedError(404);
    for (const _ of [1, 2]) expect((await documents.renderPlanned(missing, '/')).status).toBe(404);
    expect(rendered).toHaveLength(1);
    const isFrameable = await documents.renderPlanned(missing, '/', { isFrameable: true });
    expect(policyOf(isFrameable)).toContain("frame-ancestors 'self'");
  });
});
