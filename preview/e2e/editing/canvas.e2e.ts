import { expect, type Page, test } from '@playwright/test';
import { withMotion } from '#preview/checks/browser/browser-options.ts';
import { canvas, openPage, planKeys, planTile, signIn, writeDraft } from '../testing/editor.ts';

test.use(withMotion);

test.beforeEach(({ context }) => signIn(context));

const image = (at: number) => ({
  url: `/media/dish/pho-bo.svg?${at}`,
  alt: 'A bowl of noodles',
  width: 800,
  height: 600,
});
const tiles = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: 'image-text',
    key: `tile-${at}`,
    heading: `Tile ${at}`,
    body: '<p>Words.</p>',
    image: image(at),
  }));

/** Running animations in the app and in its frames. */
const runningAnimations = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
    return [document, ...frames]
      .flatMap((each) => each.getAnimations())
      .filter(({ playState }) => playState === 'running').length;
  });

const countPendingVisible = (page: Page): Promise<number> =>
  canvas(page)
    .locator('[data-pending] > img')
    .evaluateAll((images) => images.filter((each) => each instanceof HTMLImageElement && each.complete).length);

test('an idle canvas runs no animation, before and after a change of a tile [editor.canvas]', async ({ page }) => {
  await writeDraft('test-idle-canvas', tiles(12));
  await openPage(page, 'test-idle-canvas');
  await expect(canvas(page).locator('main > .tile')).toHaveCount(12);
  await expect.poll(() => runningAnimations(page)).toBe(0);
  await expect.poll(() => countPendingVisible(page)).toBe(0);
  await planTile(page, 0).click();
  await page.getByLabel('Heading', { exact: true }).fill('Changed');
  await expect(canvas(page).getByRole('heading', { name: 'Changed' })).toBeVisible();
  await expect.poll(() => runningAnimations(page)).toBe(0);
  await expect.poll(() => countPendingVisible(page)).toBe(0);
});

test('moving the first of many tiles moves one element of the canvas [editor.canvas]', async ({ page }) => {
  await writeDraft('test-canvas-moves', tiles(30));
  await openPage(page, 'test-canvas-moves');
  const main = canvas(page).locator('main');
  await expect(main.locator('> .tile')).toHaveCount(30);
  await expect(page.locator('.canvas')).toHaveAttribute('aria-busy', 'false');
  await main.evaluate((element) => {
    const inserted: string[] = [];
    Object.assign(globalThis, { inserted });
    const note = (records: MutationRecord[]): void => {
      for (const record of records) for (const node of record.addedNodes) inserted.push(node.nodeName);
    };
    new MutationObserver(note).observe(element, { childList: true });
  });
  await planTile(page, 0).press('Alt+End');
  await expect.poll(async () => (await planKeys(page)).at(-1)).toBe('tile-0');
  await expect(main.locator('> .tile').last()).toHaveId('tile-0');
  expect(await main.evaluate(() => Reflect.get(globalThis, 'inserted'))).toHaveLength(1);
});

const video = {
  type: 'video',
  key: 'video',
  heading: 'Ninety seconds',
  videoDesktop: {
    url: '/media/film/wok-steam.mp4',
    label: 'A wok',
    poster: { url: '/media/film/wok-steam.svg', alt: '', width: 1280, height: 720 },
  },
};

/** Waits until a video has played on, and returns its position in seconds. */
const waitForPlayback = (element: Element): Promise<number> =>
  new Promise((resolve) => {
    let updates = 0;
    const count = (): void => {
      updates += 1;
      if (updates < 3 || !(element instanceof HTMLVideoElement)) return;
      element.removeEventListener('timeupdate', count);
      resolve(element.currentTime);
    };
    element.addEventListener('timeupdate', count);
  });

for (const [what, from, keys] of [
  ['another tile', 2, 'Alt+End'],
  ['the tile before it', 0, 'Alt+End'],
  ['the video itself', 1, 'Alt+ArrowDown'],
] as const) {
  test(`a playing video continues when ${what} moves [editor.canvas]`, async ({ page }) => {
    const id = `test-canvas-video-${from}`;
    const text = (key: string) => ({ type: 'text', key, heading: key, body: '<p>Words.</p>' });
    await writeDraft(id, [text('one'), video, text('two'), text('three')]);
    await openPage(page, id);
    await expect(page.locator('.canvas')).toHaveAttribute('aria-busy', 'false');
    const element = canvas(page).locator('#video video');
    // The content of noscript must not become elements of the canvas.
    await expect(element).toHaveCount(1);
    // Played slowly, so that it does not reach its end and restart.
    await element.evaluate((each) => each instanceof HTMLVideoElement && Object.assign(each, { playbackRate: 0.25 }));
    await element.scrollIntoViewIfNeeded();
    const before = await element.evaluate(waitForPlayback);
    const same = await element.elementHandle();
    const interruptions = await element.evaluateHandle((each) => {
      const seen: string[] = [];
      for (const name of ['pause', 'emptied', 'loadstart', 'seeking'])
        each.addEventListener(name, () => seen.push(name));
      return seen;
    });
    const keysBefore = await canvas(page)
      .locator('main > .tile')
      .evaluateAll((all) => all.map(({ id: key }) => key));
    await planTile(page, from).press(keys);
    await expect
      .poll(() =>
        canvas(page)
          .locator('main > .tile')
          .evaluateAll((all) => all.map(({ id: key }) => key)),
      )
      .not.toEqual(keysBefore);
    await element.scrollIntoViewIfNeeded();
    expect(await same?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    expect(await element.evaluate(waitForPlayback)).toBeGreaterThan(before);
    expect(await interruptions.jsonValue()).toEqual([]);
  });
}
