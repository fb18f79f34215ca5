import { expect, test } from '@playwright/test';
import { atRest } from '../product/pass-time.ts';
import { ask, publish, siteUrl, unpublish } from '../product/product.ts';

const text = (key: string, more: object = {}) => ({ type: 'text', key, body: `<p>Text of ${key}.</p>`, ...more });

test.describe('invalid content', () => {
  test('a page with invalid tiles shows all others, and a tile without its invalid fields [tile.invalid] [tile.unknown] [tile.validate] [upstream.entries]', async ({
    page,
  }) => {
    await publish('test-unfit', [
      text('first'),
      { type: 'text', key: 'no-body' },
      { type: 'constructor', key: 'proto' },
      { type: 'teleporter', key: 'unknown' },
      null,
      'tile',
      text('huge', { height: 'enormous' }),
      text('hostile', { backgroundColor: 'red;background:url(//evil.example)' }),
      text('linked', { links: [{ linkText: 'x', linkUrl: 'javascript:alert(1)' }] }),
      text('last'),
    ]);
    const answer = await page.goto(`${siteUrl()}/test-unfit`);
    expect(answer?.status()).toBe(200);
    const keys = await page.locator('main section[data-tile]').evaluateAll((tiles) => tiles.map(({ id }) => id));
    expect(keys).toEqual(['first', 'huge', 'hostile', 'linked', 'last']);
    const html = (await ask('/test-unfit')).body;
    for (const invalid of ['enormous', 'evil.example', 'javascript:']) expect(html).not.toContain(invalid);
  });

  test('script in rich text is removed and does not run [tile.richtext]', async ({ page }) => {
    const body =
      '<p onclick="window.fired=1">Rice</p><script>window.fired=1</script><img src=x onerror="window.fired=1">' +
      '<a href="javascript:window.fired=1">tea</a><svg onload="window.fired=1"></svg><h2>Kept</h2><table><tr><td>1</td></tr></table>';
    await publish('test-script', [{ type: 'text', key: 'hostile', body }]);
    await page.goto(`${siteUrl()}/test-script`);
    await atRest(page);
    expect(await page.evaluate(() => 'fired' in window)).toBe(false);
    await expect(
      page.locator('#hostile script, #hostile img, #hostile svg, #hostile a, #hostile [onclick]'),
    ).toHaveCount(0);
    await expect(page.locator('#hostile').getByText('Kept')).toBeVisible();
    await expect(page.locator('#hostile td')).toHaveText('1');
  });

  test('a page of five thousand tiles is served in parts [scale.growth]', async () => {
    await publish(
      'test-huge',
      Array.from({ length: 5000 }, (_, index) => text(`t${index}`)),
    );
    for (const [query, first, last] of [
      ['', 't0', 't299'],
      ['?part=17', 't4800', 't4999'],
    ] as const) {
      const { status, body } = await ask(`/test-huge${query}`);
      expect(status).toBe(200);
      const keys = [...body.matchAll(/<section[^>]* id="(t\d+)"/g)].map(([, key]) => key);
      expect([keys[0], keys.at(-1)]).toEqual([first, last]);
    }
    await unpublish('test-huge');
  });
});

test.describe('a page in parts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from part to part, and shows a posted form again with its errors [scale.growth] [form.nojs]', async ({
    page,
  }) => {
    await publish('test-parts', [
      ...Array.from({ length: 300 }, (_, index) => text(`t${index}`)),
      { type: 'contact-form', key: 'contact', heading: 'Write to us' },
    ]);
    await page.goto(`${siteUrl()}/test-parts`);
    await expect(page.getByText('Part 1 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'Next part' }).click();
    await expect(page).toHaveURL(/\/test-parts\?part=2#content$/);
    await expect(page.locator('main section[data-tile]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/test-parts\?part=2$/);
    await page.getByLabel('Your message').fill('The soup was too hot.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('The soup was too hot.');
    await page.getByRole('link', { name: 'Previous part' }).click();
    await expect(page.locator('#t0')).toBeVisible();
    await unpublish('test-parts');
  });
});

test('a published change is visible at once, and so is its removal [api.cache]', async () => {
  await publish('test-change', [text('one')]);
  expect((await ask('/test-change')).body).toContain('Text of one.');
  await publish('test-change', [text('two')]);
  // Much less time than a cached document is fresh for.
  const often = { intervals: [50], timeout: 15_000 };
  await expect.poll(async () => (await ask('/test-change')).body.includes('Text of two.'), often).toBe(true);
  await unpublish('test-change');
  await expect.poll(async () => (await ask('/test-change')).status, often).toBe(404);
});

test('title, description, canonical address, sharing and robots come from the page, or else from the settings [page.metadata]', async ({
  page,
}) => {
  const socialImage = { url: '/media/scene/grill.svg', alt: 'A grill', width: 1600, height: 900 };
  await publish('test-head', [text('a')], {
    title: 'Own title',
    description: 'Own words.',
    socialTitle: 'Shared',
    socialImage,
    indexed: false,
  });
  await page.goto(`${siteUrl()}/test-head`);
  await expect(page).toHaveTitle('Own title · Pandan Row');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name="description"]')).toBe('Own words.');
  expect(await content('meta[name="robots"]')).toBe('noindex, follow');
  expect(await content('meta[property="og:title"]')).toBe('Shared');
  expect(await content('meta[property="og:image"]')).toBe(`${siteUrl()}/social/scene/grill.jpg`);
  const card = await page.request.get(`${siteUrl()}/social/scene/grill.jpg`);
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await ask('/offer/weekday-lunch')).body).toContain(`content="${siteUrl()}/social/offer/`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl()}/test-head`);
  await publish('test-head', [text('a')], { description: undefined });
  await expect.poll(async () => (await ask('/test-head')).body.includes('Own words.')).toBe(false);
  await page.goto(`${siteUrl()}/test-head`);
  expect(await content('meta[name="description"]')).toBe(
    'Indonesian, Vietnamese, Malaysian and Thai cooking, set down together and shared, in 24 restaurants across England and Wales.',
  );
  expect(await content('meta[name="robots"]')).toBe('index, follow');
});

test('structured data contains the restaurant, its place and its hours', async ({ page }) => {
  await page.goto(`${siteUrl()}/restaurants/london/soho`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const restaurant = data.map((json) => JSON.parse(json)).find((each) => each['@type'] === 'Restaurant');
  expect(restaurant.name).toContain('Soho');
  expect(restaurant.address.addressLocality).toBe('London');
  expect(restaurant.openingHoursSpecification.length).toBeGreaterThan(4);
});

test('each tile can be linked to by its key [tile.identity]', async ({ page }) => {
  await publish('test-anchor', [text('top', { height: 'full' }), text('far', { height: 'full' })]);
  await page.goto(`${siteUrl()}/test-anchor#far`);
  await expect(page.locator('#far')).toBeInViewport();
});

test.describe('responses', () => {
  test('documents have a strict policy and do not name the server software', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('nothing a visitor sends changes the response to others', async () => {
    const plain = await ask('/offers');
    await ask('/offers', {
      rsc: '1',
      'next-router-prefetch': '1',
      'x-forwarded-host': 'evil.example',
      'next-action': 'x',
    });
    const after = await ask('/offers');
    expect(after.body).toBe(plain.body);
    expect(after.body).not.toContain('evil.example');
  });

  test('a document that the visitor has cached is not sent again', async () => {
    const { headers } = await ask('/offers');
    const again = await ask('/offers', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('other methods, posts without a form and upgrades are refused', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(415);
    expect((await ask('/', {}, 'TRACE')).status).toBe(405);
    expect((await ask('/_next/image?url=%2Fmedia%2Fdish%2Fpho-bo.svg&w=64&q=75')).status).toBe(404);
    expect((await ask('/media/../../package.json')).status).toBe(404);
    expect((await ask('/media/%2e%2e/editor-key')).status).toBe(404);
  });

  test('videos are sent in ranges', async () => {
    const { status, headers } = await ask('/media/film/wok-steam.mp4', { range: 'bytes=0-99' });
    expect([status, headers['content-length']]).toEqual([206, '100']);
  });
});
