import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { atRest } from './pass-time.ts';
import { publish, siteUrl } from './product.ts';

const text = (key: string, more: object = {}) => ({ type: 'text', key, body: `<p>Text of ${key}.</p>`, ...more });
const shares = { full: 1, 'two-thirds': 2 / 3, half: 1 / 2, 'one-third': 1 / 3 };

test('heights are shares of the screen, and content that is taller grows the tile [tile.height]', async ({ page }) => {
  const long = `<p>${'Rice and more rice. '.repeat(400)}</p>`;
  await publish('test-heights', [
    ...Object.keys(shares).map((height) => text(height, { height })),
    text('own'),
    text('overfull', { height: 'one-third', body: long }),
  ]);
  await page.goto(`${siteUrl()}/test-heights`);
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

test('widths stand side by side from 768 px, and one below the other on a phone, in the order of the source [tile.width]', async ({
  page,
}) => {
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

test('pictures hold their place and pulse until they have loaded; nothing moves when they do [tile.skeleton] [loading.flags]', async ({
  page,
}) => {
  const image = { url: '/media/dish/pho-bo.svg', alt: 'A bowl', width: 960, height: 720 };
  await publish('test-skeleton', [
    { type: 'image-text', key: 'bowl', heading: 'A bowl', body: '<p>Broth.</p>', image },
    text('below'),
  ]);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/dish/pho-bo.svg', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${siteUrl()}/test-skeleton`, { waitUntil: 'domcontentloaded' });
  const picture = page.locator('#bowl picture');
  const pulse = () =>
    picture.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).length +
        document
          .getAnimations()
          .filter((animation) => animation.effect instanceof KeyframeEffect && animation.effect.target === element)
          .length,
    );
  await expect.poll(pulse).toBeGreaterThan(0);
  const before = await page.locator('#below').boundingBox();
  release();
  await expect
    .poll(() =>
      page
        .locator('#bowl img')
        .evaluate((element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0),
    )
    .toBe(true);
  await expect.poll(pulse).toBe(0);
  expect(await page.locator('#below').boundingBox()).toEqual(before);
});

test('entrances play when a tile comes into view, and not for those who ask for less motion [tile.animation]', async ({
  page,
}) => {
  await publish('test-motion', [
    text('top', { height: 'full' }),
    text('low', { height: 'full' }),
    text('moved', { animationEffect: 'rise', backgroundAnimationEffect: 'drift' }),
  ]);
  await page.goto(`${siteUrl()}/test-motion`);
  await expect(page.locator('#moved')).not.toHaveAttribute('data-seen', /./);
  await page.locator('#moved').scrollIntoViewIfNeeded();
  await expect(page.locator('#moved')).toHaveAttribute('data-seen', /./);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('#moved').scrollIntoViewIfNeeded();
  await atRest(page);
  expect(await page.locator('#moved').evaluate((tile) => tile.getAnimations({ subtree: true }).length)).toBe(0);
});

test('an anchor is scrolled to below the header, also from /find-us [route.scroll]', async ({ page }) => {
  await publish('test-scroll', [
    text('one', { height: 'full' }),
    text('two', { height: 'full' }),
    text('three', { height: 'full' }),
  ]);
  await page.goto(`${siteUrl()}/test-scroll#three`);
  await expect.poll(async () => Math.round((await page.locator('#three').boundingBox())?.y ?? -1)).toBe(58);
  await page.goto(`${siteUrl()}/test-scroll`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${siteUrl()}/find-us`);
  await expect(page.locator('#find-us')).toBeInViewport();
});

test('without settings and restaurants at the start every address answers 500 with the error page [route.500]', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'no-api-'));
  const site = spawn(process.execPath, ['site/server/main.ts'], {
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
