import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { withImages } from '#preview/checks/browser/browser-options.ts';
import { atRest, passTime } from '../product/pass-time.ts';
import { ask, closePopup, publish, siteUrl } from '../product/product.ts';

test.use(withImages());
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The framework's scripts that a page has requested, by file name. */
function watchFramework(page: Page): string[] {
  const requestedScripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/_next/')) requestedScripts.push(request.url());
  });
  return requestedScripts;
}

const slides = ['Satay', 'Laksa', 'Rendang', 'Pho', 'Roti'].map((title) => ({ title }));
const tall = (key: string) => ({ type: 'text', key, height: 'full', body: `<p>${key}</p>` });

test('a document of static tiles loads no framework script, and at most 8 kB of the site’s own', async ({ page }) => {
  const requestedScripts = watchFramework(page);
  const own: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/assets/'))
      own.push(brotliCompressSync(await response.body()).length);
  });
  await page.goto(`${siteUrl()}/terms-and-conditions`, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 5000);
  await atRest(page);
  expect(requestedScripts).toEqual([]);
  expect(own.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(8192);
  const { body } = await ask('/terms-and-conditions');
  expect(body).not.toContain('__next_f');
  expect(body).not.toContain('id="framework"');
});

test('a document with an interactive tile requests no framework script until the tile is near, then only that tile’s code', async ({
  page,
}) => {
  await publish('test-island', [
    tall('one'),
    tall('two'),
    tall('three'),
    { type: 'carousel', key: 'slides', heading: 'Slides', slides },
  ]);
  const requestedScripts = watchFramework(page);
  await closePopup(page);
  await page.goto(`${siteUrl()}/test-island`, { waitUntil: 'networkidle' });
  expect(requestedScripts).toEqual([]);
  await page.locator('#slides').scrollIntoViewIfNeeded();
  await expect(page.locator('#slides [data-ready]')).toBeVisible();
  expect(requestedScripts.length).toBeGreaterThan(0);
  expect(new Set(requestedScripts).size).toBe(requestedScripts.length);
  const islands = (
    await Promise.all(requestedScripts.map(async (url) => (await ask(new URL(url).pathname)).body))
  ).filter((code) => code.includes('Next slide'));
  expect(islands).toHaveLength(1);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('button', { name: 'Previous slide' })).toBeEnabled();
});

test('an interactive tile hydrates when it receives keyboard focus', async ({ page }) => {
  await publish('test-touch', [
    tall('one'),
    tall('two'),
    {
      type: 'carousel',
      key: 'slides',
      slides: slides.map((slide) => ({ ...slide, link: { linkText: slide.title, linkUrl: '/menu' } })),
    },
  ]);
  const requestedScripts = watchFramework(page);
  await page.goto(`${siteUrl()}/test-touch`, { waitUntil: 'networkidle' });
  expect(requestedScripts).toEqual([]);
  await page.locator('#slides a').first().focus();
  await expect(page.locator('#slides [data-ready]')).toBeVisible();
});

test('a page that something else changed before it hydrates is built anew, with all its content [tile.throws]', async ({
  page,
}) => {
  await publish('test-changed', [
    { ...tall('words'), body: '<p>Four words of <strong>content</strong>.</p>' },
    { type: 'carousel', key: 'slides', heading: 'Slides', slides },
  ]);
  await closePopup(page);
  await page.goto(`${siteUrl()}/test-changed`);
  const navigation = page.locator('header nav').first();
  await navigation.evaluate((element) => element.remove());
  await page.locator('#slides').scrollIntoViewIfNeeded();
  await expect(page.locator('#slides [data-ready]')).toBeVisible();
  await expect(navigation).toBeAttached();
  await expect(page.locator('#words')).toContainText('Four words of content.');
  expect(await page.locator('body').innerHTML()).not.toContain('<!--static:');
});

test('an island with code that fails to load affects nothing else on the page [tile.throws]', async ({ page }) => {
  await publish('test-broken-island', [tall('one'), { type: 'carousel', key: 'slides', slides }, tall('after')]);
  await page.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    await route.fulfill({
      response: answer,
      body: code.includes('Next slide') ? 'throw new Error("broken code")' : code,
    });
  });
  const threw = page.waitForEvent('pageerror', (error) => error.message.includes('broken code'));
  await page.goto(`${siteUrl()}/test-broken-island`);
  await page.locator('#slides').scrollIntoViewIfNeeded();
  await threw;
  await atRest(page);
  await expect(page.locator('#one')).toBeVisible();
  await page.locator('#after').scrollIntoViewIfNeeded();
  await expect(page.locator('#after')).toBeInViewport();
});

test('a missing script chunk reloads the page, at most once a minute [route.chunk-reload]', async ({ page }) => {
  await page.clock.install();
  await publish('test-lost', [tall('one'), { type: 'carousel', key: 'slides', slides }]);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${siteUrl()}/test-lost`);
  const reloaded = page.waitForEvent('load');
  // The reload may end the call before it returns.
  await page
    .locator('#slides')
    .evaluate((tile) => tile.scrollIntoView())
    .catch(() => undefined);
  await reloaded;
  await page.locator('#slides').scrollIntoViewIfNeeded();
  await passTime(page, 1500);
  expect(loads).toBe(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/menu/main', '/restaurants/london/soho', '/offers']) {
    test(`all of ${path} is visible and its images load [tile.animation]`, async ({ page }) => {
      await page.goto(siteUrl() + path);
      for (const tile of await page.locator('main section[data-tile]').all()) {
        await expect(tile).toBeVisible();
        await tile.scrollIntoViewIfNeeded();
        for (const image of await tile.locator('img:visible').all())
          await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
        const hidden = await tile
          .locator('h1, h2, h3, p, li, a, img')
          .evaluateAll(
            (parts) =>
              parts.filter(
                (part) =>
                  part.checkVisibility() &&
                  Number(getComputedStyle(part).opacity) < 1 &&
                  !part.closest('[aria-hidden]'),
              ).length,
          );
        expect(hidden).toBe(0);
      }
    });
  }
});
