import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ask, previewUrl, publish, siteUrl } from '#site/e2e/product/product.ts';
import { openPage, planTile, secret, signIn, writeDraft } from '../testing/editor.ts';

const id = 'test-overlay';
const text = (key: string, body = `<p>${key}</p>`) => ({ type: 'text', key, heading: key, body });
const tiles = [text('first', '<p><a href="/contact">Write to us</a></p>'), text('second'), text('third')];

/** A page with tiles as tall as the window. */
const tall = 'test-overlay-tall';

test.beforeAll(async () => {
  await writeDraft(id, tiles);
  await writeDraft(
    tall,
    tiles.map((tile) => ({ ...tile, height: 'full' })),
  );
});
test.beforeEach(({ context }) => signIn(context));

/** Opens the draft on the site through the app. Returns all addresses that were requested. */
async function goToSite(page: Page, context: BrowserContext, draft = id): Promise<{ site: Page; requested: string[] }> {
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  await openPage(page, draft);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'View on site' }).click();
  const site = await opened;
  await expect(site.getByRole('region', { name: 'Draft' })).toBeVisible();
  return { site, requested };
}

test('the app opens the draft on the site, and no address contains the secret [preview.overlay]', async ({
  page,
  context,
}) => {
  const { site, requested } = await goToSite(page, context);
  expect(site.url()).toBe(`${siteUrl()}/_draft/${id}`);
  expect(requested.some((address) => address.startsWith(`${siteUrl()}/_draft/${id}`))).toBe(true);
  for (const address of requested) expect(address).not.toContain(secret);
  const cookies = await context.cookies(siteUrl());
  for (const { value } of cookies) expect(value).not.toContain(secret);
});

test('a tile of the draft is outlined in place, and a click opens its form in the preview [preview.overlay]', async ({
  page,
  context,
}) => {
  const { site } = await goToSite(page, context);
  const outlines = site.locator('draft-overlay .tile');
  await expect(outlines).toHaveCount(3);
  for (const [at, { key }] of tiles.entries())
    await expect
      .poll(async () => {
        const outline = await outlines.nth(at).boundingBox();
        const tile = await site.locator(`#${key}`).boundingBox();
        if (!outline || !tile) return undefined;
        const apart = [outline.x - tile.x, outline.y - tile.y, outline.width - tile.width];
        return apart.map((pixels) => Math.round(Math.abs(pixels)));
      })
      .toEqual([0, 0, 0]);
  await site.getByRole('link', { name: 'Edit text' }).nth(1).click();
  await expect(site).toHaveURL(new RegExp(`/pages/${id}\\?.*tile=second`));
  await expect(site.locator('.side-panel').getByLabel('Heading', { exact: true })).toHaveValue('second');
  await expect(planTile(site, 1)).toHaveAttribute('aria-current', 'true');
  await site.goBack();
  await site.getByRole('button', { name: 'Hide tile outlines' }).click();
  await expect(outlines.first()).toBeHidden();
});

test('a tile can be opened by keyboard alone [preview.overlay]', async ({ page, context }) => {
  const { site } = await goToSite(page, context);
  const focused = (): Promise<string | null | undefined> =>
    site.evaluate(() => document.querySelector('draft-overlay')?.shadowRoot?.activeElement?.textContent);
  for (let step = 0; step < 8 && (await focused()) !== 'Edit text'; step += 1) await site.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Edit text');
  await site.keyboard.press('Enter');
  await expect(site).toHaveURL(/tile=third/);
  await expect(site.locator('.side-panel').getByLabel('Heading', { exact: true })).toHaveValue('third');
});

/** The link of an outline that opens the form of a tile. */
const linkTo = (site: Page, key: string) => site.locator(`draft-overlay .tile a[href$="tile=${key}"]`);

test('each tile that gets keyboard focus is scrolled into view, in page order [preview.overlay]', async ({
  page,
  context,
}) => {
  const { site } = await goToSite(page, context, tall);
  await linkTo(site, 'first').focus();
  const scrolled: number[] = [];
  for (const key of ['second', 'third', 'second', 'first']) {
    await site.keyboard.press(scrolled.length < 2 ? 'Tab' : 'Shift+Tab');
    await expect(linkTo(site, key)).toBeFocused();
    await expect(site.locator(`#${key}`)).toBeInViewport();
    await expect(linkTo(site, key)).toBeInViewport({ ratio: 1 });
    scrolled.push(await site.evaluate(() => scrollY));
  }
  const [second = 0, third = 0] = scrolled;
  expect(second).toBeGreaterThan(0);
  expect(third).toBeGreaterThan(second);
});

test('a link keeps the focus while its tile is scrolled away, and when another tile is removed [preview.overlay]', async ({
  page,
  context,
}) => {
  const { site } = await goToSite(page, context, tall);
  const second = linkTo(site, 'second');
  await second.focus();
  await expect(second).toBeInViewport();
  await site.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(second).not.toBeInViewport();
  await expect(second).toBeFocused();
  await site.evaluate(() => document.getElementById('first')?.remove());
  await expect(site.locator('draft-overlay .tile')).toHaveCount(2);
  await expect(second).toBeFocused();
});

test('links of a draft lead to drafts, until the editor opens the live page [preview.overlay]', async ({
  page,
  context,
}) => {
  const { site } = await goToSite(page, context);
  await site.getByRole('link', { name: 'Write to us' }).click();
  await expect(site).toHaveURL(`${siteUrl()}/_draft/contact`);
  await expect(site.getByRole('region', { name: 'Draft' })).toBeVisible();
  await site.getByRole('link', { name: 'View public page' }).click();
  await expect(site).toHaveURL(`${siteUrl()}/contact`);
  await expect(site.getByRole('region', { name: 'Draft' })).toHaveCount(0);
});

test('no document for visitors contains any of the overlay, not even for an editor with a cookie [preview.overlay]', async ({
  context,
}) => {
  await context.request.get(`${siteUrl()}/_draft/${id}?key=${secret}`);
  const draft = await (await context.request.get(`${siteUrl()}/_draft/${id}`)).text();
  const script = /<script[^>]* src="([^"]+)"[^>]* id="draft-overlay"/.exec(draft)?.[1] ?? '';
  expect(script).toMatch(/^\/assets\/overlay-/);
  expect((await ask(script)).status).toBe(200);
  const traces = [script, 'draft-overlay', 'data-preview', '_draft', new URL(previewUrl()).host];

  await publish(`${id}-live`, tiles);
  const cookie = (await context.cookies(siteUrl())).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(cookie).not.toBe('');
  const paths = [
    `/${id}-live`,
    '/',
    '/menu',
    '/contact',
    '/restaurants/london/soho',
    '/sitemap.xml',
    '/robots.txt',
    `/_draft/${id}`,
  ];
  for (const path of paths)
    for (const headers of path.startsWith('/_draft') ? [{}] : [{}, { cookie }]) {
      const { body } = await ask(path, headers);
      const own = path === '/robots.txt' ? traces.filter((trace) => trace !== '_draft') : traces;
      for (const trace of own) expect(body.includes(trace), `${path} holds ${trace}`).toBe(false);
      for (const [, asset = ''] of body.matchAll(/src="(\/assets\/[^"]+)"/g))
        expect((await ask(asset)).body.includes('draft-overlay'), asset).toBe(false);
    }
  const framed = await (await context.request.get(`${previewUrl()}/_draft/${id}`)).text();
  expect(framed).toContain('second');
  expect(framed).not.toContain('draft-overlay');
});
