import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { withImages, withMotion } from '#preview/checks/browser/browser-options.ts';
import { atRest } from '../product/pass-time.ts';
import { publish, siteUrl, waitForLayout } from '../product/product.ts';

test.use({ ...withImages(), ...withMotion });

const text = (key: string, more: object = {}) => ({ type: 'text', key, body: `<p>Text of ${key}.</p>`, ...more });
const shares = { full: 1, 'two-thirds': 2 / 3, half: 1 / 2, 'one-third': 1 / 3 };

test('heights are shares of the screen, and a tile grows with taller content [tile.height]', async ({ page }) => {
  const long = `<p>${'Rice and more rice. '.repeat(400)}</p>`;
  await publish('test-heights', [
    ...Object.keys(shares).map((height) => text(height, { height })),
    text('own'),
    text('overfull', { height: 'one-third', body: long }),
  ]);
  await page.goto(`${siteUrl()}/test-heights`);
  await waitForLayout(page);
  const screen = page.viewportSize()?.height ?? 0;
  for (const [key, share] of Object.entries(shares)) {
    const box = await page.locator(`#${key}`).boundingBox();
    expect(box?.height, key).toBeCloseTo(screen * share, -1);
  }
  expect((await page.locator('#own').boundingBox())?.height).toBeLessThan(screen / 3);
  const clipped = await page.locator('#overfull').evaluate((tile) => tile.scrollHeight > tile.clientHeight + 1);
  expect(clipped).toBe(false);
  expect((await page.locator('#overfull').boundingBox())?.height).toBeGreaterThan(screen / 3);
});

test('widths are side by side from 768 px, and stacked on a phone, in source order [tile.width]', async ({ page }) => {
  await publish('test-widths', [
    text('a', { width: 'third' }),
    text('b', { width: 'two-thirds' }),
    text('c', { width: 'half' }),
    text('d', { width: 'half' }),
  ]);
  await page.goto(`${siteUrl()}/test-widths`);
  const boxes = async () =>
    Promise.all(
      ['a', 'b', 'c', 'd'].map(
        async (key) => (await page.locator(`#${key}`).boundingBox()) ?? { x: 0, y: 0, width: 0 },
      ),
    );
  const [a, b, c, d] = await boxes();
  expect([a?.y === b?.y, c?.y === d?.y, (a?.y ?? 0) < (c?.y ?? 0)]).toEqual([true, true, true]);
  expect((b?.width ?? 0) / (a?.width ?? 1)).toBeCloseTo(2, 1);
  expect((c?.width ?? 0) / (d?.width ?? 1)).toBeCloseTo(1, 1);
  await page.setViewportSize({ width: 767, height: 900 });
  const narrow = await boxes();
  expect(narrow.map(({ x }) => x)).toEqual(narrow.map(() => narrow[0]?.x));
  expect(narrow.map(({ y }) => y)).toEqual(narrow.map(({ y }) => y).toSorted((one, other) => one - other));
});

const image = { url: '/media/dish/pho-bo.svg', alt: 'A bowl', width: 960, height: 720 };
const bowl = { type: 'image-text', key: 'bowl', heading: 'A bowl', body: '<p>Broth.</p>', image };

/** Opens a page with its image blocked. Returns a function that releases the image. */
async function openWithoutImage(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/dish/pho-bo.svg', async (route) => {
    await released;
    await answer(route);
  });
  await page.goto(siteUrl() + path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** How many animations run under the image. */
const pulse = (page: Page): Promise<number> =>
  page
    .locator('#bowl picture')
    .evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).length +
        document
          .getAnimations()
          .filter((animation) => animation.effect instanceof KeyframeEffect && animation.effect.target === element)
          .length,
    );

test('images reserve their space and pulse until they have loaded, without layout shift [tile.skeleton] [loading.flags]', async ({
  page,
}) => {
  await publish('test-skeleton', [bowl, text('below')]);
  const release = await openWithoutImage(page, '/test-skeleton', (route) => route.continue());
  const picture = page.locator('#bowl picture');
  await expect.poll(() => pulse(page)).toBeGreaterThan(0);
  const skeleton = await picture.boundingBox();
  expect(skeleton?.height).toBeGreaterThan(200);
  const before = await page.locator('#below').boundingBox();
  release();
  await expect
    .poll(() =>
      page
        .locator('#bowl img')
        .evaluate((element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0),
    )
    .toBe(true);
  await expect.poll(() => pulse(page)).toBe(0);
  expect(await page.locator('#below').boundingBox()).toEqual(before);
  expect(await picture.boundingBox()).toEqual(skeleton);
});

test('an image that is not found stops pulsing, and keeps its space [tile.skeleton]', async ({ page }) => {
  await publish('test-lost-picture', [bowl]);
  const release = await openWithoutImage(page, '/test-lost-picture', (route) => route.fulfill({ status: 404 }));
  await expect.poll(() => pulse(page)).toBeGreaterThan(0);
  const skeleton = await page.locator('#bowl picture').boundingBox();
  release();
  await expect.poll(() => pulse(page)).toBe(0);
  expect(await page.locator('#bowl picture').boundingBox()).toEqual(skeleton);
});

/** Records the names of the animations that start in tiles, by the tile's key. */
const watchAnimations = (page: Page) =>
  page.addInitScript(() => {
    const started: string[] = [];
    addEventListener('animationstart', ({ animationName, target }) => {
      const tile = target instanceof Element && target.closest('.tile');
      if (tile && animationName !== 'picture-pulse') started.push(`${tile.id} ${animationName}`);
    });
    Object.assign(globalThis, { startedAnimations: started });
  });
const startedAnimations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'startedAnimations'));

const moving = [
  text('top', { height: 'full' }),
  text('low', { height: 'full' }),
  text('moved', { animationEffect: 'rise', backgroundAnimationEffect: 'drift' }),
];

test('entrance animations play once when a tile scrolls into view [tile.animation]', async ({ page }) => {
  await publish('test-motion', moving);
  await watchAnimations(page);
  await page.goto(`${siteUrl()}/test-motion`);
  await expect(page.locator('#moved')).not.toHaveAttribute('data-seen', /./);
  expect(await startedAnimations(page)).toEqual([]);
  await page.locator('#moved').scrollIntoViewIfNeeded();
  await expect
    .poll(async () => [...new Set(await startedAnimations(page))].sort())
    .toEqual(['moved pattern-drift', 'moved tile-rise']);
  const { length } = await startedAnimations(page);
  await page.locator('#top').scrollIntoViewIfNeeded();
  await page.locator('#moved').scrollIntoViewIfNeeded();
  await expect(page.locator('#moved')).toBeInViewport();
  await atRest(page);
  expect(await startedAnimations(page)).toHaveLength(length);
});

test('nothing moves with reduced motion, and the whole tile is visible [tile.animation]', async ({ page }) => {
  await publish('test-less-motion', moving);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchAnimations(page);
  await page.goto(`${siteUrl()}/test-less-motion`);
  await page.locator('#moved').scrollIntoViewIfNeeded();
  await expect(page.locator('#moved')).toBeInViewport();
  await atRest(page);
  // A tile does not move even when it is marked as in view.
  await page.locator('#moved').evaluate((tile) => tile.setAttribute('data-seen', 'entering'));
  const running = await page.locator('#moved').evaluate((tile) => tile.getAnimations({ subtree: true }).length);
  expect([running, await startedAnimations(page)]).toEqual([0, []]);
  await expect(page.locator('#moved p')).toHaveCSS('opacity', '1');
});

test('an anchor scrolls to below the header, on load and smoothly when it is clicked [route.scroll]', async ({
  page,
}) => {
  await publish('test-scroll', [
    text('one', { height: 'full', body: '<p><a href="#three">Down</a> <a href="/about">Away</a></p>' }),
    text('two', { height: 'full' }),
    text('three', { height: 'full' }),
  ]);
  const top = async () => Math.round((await page.locator('#three').boundingBox())?.y ?? -1);
  await page.goto(`${siteUrl()}/test-scroll#three`);
  await expect.poll(top).toBe(58);
  await page.goto(`${siteUrl()}/test-scroll`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const steps = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let scrolls = 0;
        addEventListener('scroll', () => {
          scrolls += 1;
        });
        addEventListener('scrollend', () => resolve(scrolls), { once: true });
      }),
  );
  await page.getByRole('link', { name: 'Down' }).click();
  await expect.poll(top).toBe(58);
  // A jump fires one scroll event; a smooth scroll fires several.
  expect(await steps).toBeGreaterThan(2);
  await page.locator('#one').getByRole('link', { name: 'Away' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/about`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('/find-us opens scrolled to the finder, below the header [route.scroll] [route.home]', async ({ page }) => {
  await page.goto(`${siteUrl()}/find-us`);
  await expect.poll(async () => Math.round((await page.locator('#find-us').boundingBox())?.y ?? -1)).toBe(58);
});

test('Back to /find-us leaves the scroll position to the browser [route.scroll]', async ({ page }) => {
  await page.addInitScript(() => {
    const jumps: string[] = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      jumps.push(this.id);
      scrollIntoView.call(this, options);
    };
    Object.assign(globalThis, { jumps });
  });
  const jumps = (): Promise<readonly string[]> => page.evaluate(() => Reflect.get(globalThis, 'jumps'));
  await page.goto(`${siteUrl()}/find-us`);
  await waitForLayout(page);
  expect(await jumps()).toEqual(['find-us']);
  await page.goto(`${siteUrl()}/about`);
  await page.goBack();
  await waitForLayout(page);
  expect(await jumps()).toEqual([]);
});

test('without settings and restaurants at startup every address answers 500 with the error page [route.500]', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'no-api-'));
  const site = spawn(process.execPath, ['site/server/start/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      API_URL: 'http://127.0.0.1:9',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const url = await new Promise<string>((resolve) => {
      site.stdout.on('data', (chunk: Buffer) => {
        const found = /"url":"([^"]+)"/.exec(chunk.toString());
        if (found) resolve(found[1] ?? '');
      });
    });
    for (const path of ['/', '/menu', '/restaurants/london/soho', '/nowhere-at-all']) {
      const answer = await page.goto(url + path);
      expect(answer?.status(), path).toBe(500);
      await expect(page.getByRole('link', { name: 'Return to homepage' })).toBeVisible();
    }
  } finally {
    site.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
