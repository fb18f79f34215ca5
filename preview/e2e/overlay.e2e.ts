import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ask, publish, siteUrl } from '#site/e2e/product.ts';
import { openPage, planTile, previewUrl, secret, signIn, writeDraft } from './editor.ts';

const id = 'test-overlay';
const text = (key: string, body = `<p>${key}</p>`) => ({ type: 'text', key, heading: key, body });
const tiles = [text('first', '<p><a href="/contact">Write to us</a></p>'), text('second'), text('third')];

test.beforeAll(() => writeDraft(id, tiles));
test.beforeEach(({ context }) => signIn(context));

/** Goes from the app to the draft on the site, as an editor does. Gives every address that was asked for on the way. */
async function goToSite(page: Page, context: BrowserContext): Promise<{ site: Page; asked: string[] }> {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await openPage(page, id);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'On the site' }).click();
  const site = await opened;
  await expect(site.getByRole('region', { name: 'Draft' })).toBeVisible();
  return { site, asked };
}

test('the app leads to the draft on the site, and the secret stands in no address [preview.overlay]', async ({
  page,
  context,
}) => {
  const { site, asked } = await goToSite(page, context);
  expect(site.url()).toBe(`${siteUrl()}/_draft/${id}`);
  expect(asked.some((address) => address.startsWith(`${siteUrl()}/_draft/${id}`))).toBe(true);
  for (const address of asked) expect(address).not.toContain(secret);
  const cookies = await context.cookies(siteUrl());
  for (const { value } of cookies) expect(value).not.toContain(secret);
});

test('a tile of the draft is outlined where it is, and a click opens its form in the preview [preview.overlay]', async ({
  page,
  context,
}) => {
  const { site } = await goToSite(page, context);
  const outlines = site.locator('draft-overlay .tile');
  await expect(outlines).toHaveCount(3);
  for (const [at, { key }] of tiles.entries())
    await expect
      .poll(async () => [await outlines.nth(at).boundingBox(), await site.locator(`#${key}`).boundingBox()])
      .toEqual([expect.anything(), await outlines.nth(at).boundingBox()]);
  await site.getByRole('link', { name: 'Edit text' }).nth(1).click();
  await expect(site).toHaveURL(new RegExp(`/pages/${id}\\?.*tile=second`));
  await expect(site.locator('.side-panel').getByLabel('Heading', { exact: true })).toHaveValue('second');
  await expect(planTile(site, 1)).toHaveAttribute('aria-current', 'true');
  await site.goBack();
  await site.getByRole('button', { name: 'Hide the outlines' }).click();
  await expect(outlines.first()).toBeHidden();
});

test('a tile is opened by keyboard alone [preview.overlay]', async ({ page, context }) => {
  const { site } = await goToSite(page, context);
  const focused = (): Promise<string | null | undefined> =>
    site.evaluate(() => document.querySelector('draft-overlay')?.shadowRoot?.activeElement?.textContent);
  for (let step = 0; step < 8 && (await focused()) !== 'Edit text'; step += 1) await site.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Edit text');
  await site.keyboard.press('Enter');
  await expect(site).toHaveURL(/tile=third/);
  await expect(site.locator('.side-panel').getByLabel('Heading', { exact: true })).toHaveValue('third');
});

test('whoever follows a link of a draft stays among drafts, until they ask for what visitors see [preview.overlay]', async ({
  page,
  context,
}) => {
  const { site } = await goToSite(page, context);
  await site.getByRole('link', { name: 'Write to us' }).click();
  await expect(site).toHaveURL(`${siteUrl()}/_draft/contact`);
  await expect(site.getByRole('region', { name: 'Draft' })).toBeVisible();
  await site.getByRole('link', { name: 'As visitors see it' }).click();
  await expect(site).toHaveURL(`${siteUrl()}/contact`);
  await expect(site.getByRole('region', { name: 'Draft' })).toHaveCount(0);
});

test('no document for visitors holds a byte of the overlay, not even for an editor with a cookie [preview.overlay]', async ({
  context,
}) => {
  await context.request.get(`${siteUrl()}/_draft/${id}?key=${secret}`);
  const draft = await (await context.request.get(`${siteUrl()}/_draft/${id}`)).text();
  const script = /<script[^>]* src="([^"]+)"[^>]* id="draft-overlay"/.exec(draft)?.[1] ?? '';
  expect(script).toMatch(/^\/assets\/overlay-/);
  expect((await ask(script)).status).toBe(200);
  const marks = [script, 'draft-overlay', 'data-drafts', '_draft', new URL(previewUrl()).host];

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
      const own = path === '/robots.txt' ? marks.filter((mark) => mark !== '_draft') : marks;
      for (const mark of own) expect(body.includes(mark), `${path} holds ${mark}`).toBe(false);
      for (const [, asset = ''] of body.matchAll(/src="(\/assets\/[^"]+)"/g))
        expect((await ask(asset)).body.includes('draft-overlay'), asset).toBe(false);
    }
  const framed = await (await context.request.get(`${previewUrl()}/_draft/${id}`)).text();
  expect(framed).toContain('second');
  expect(framed).not.toContain('draft-overlay');
});
