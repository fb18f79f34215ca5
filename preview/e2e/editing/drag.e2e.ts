import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { openPage, planKeys, planTile, readDraft, signIn, waitForSave, writeDraft } from '../testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

const keys = Array.from({ length: 30 }, (_, at) => `tile-${at}`);
const tiles = keys.map((key) => ({ type: 'text', key, heading: key, body: '<p>Words.</p>' }));
const firstMovedLast = [...keys.slice(1), 'tile-0'];

/** The scroll position of the plan: of its own box on a wide screen, of the window on a narrow one. */
const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => (document.querySelector('.plan')?.scrollTop ?? 0) + scrollY);

async function middle(tile: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await tile.boundingBox();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
}

/** One finger on the screen. */
async function createFinger(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  return {
    press: (x: number, y: number) => send('touchStart', x, y),
    move: (x: number, y: number) => send('touchMove', x, y),
    lift: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
    swipe: async (x: number, y: number, distance: number) => {
      await send('touchStart', x, y);
      for (let moved = 0; moved <= distance; moved += 20) await send('touchMove', x, y - moved);
      await send('touchEnd');
    },
  };
}

test('a mouse drags the first of 30 tiles to the end, because the plan scrolls at its edge [preview.compose]', async ({
  page,
}) => {
  await writeDraft('test-drag-far', tiles);
  await openPage(page, 'test-drag-far');
  const from = await middle(planTile(page, 0));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 40, { steps: 4 });
  await page.mouse.move(from.x, 895, { steps: 4 });
  await expect.poll(() => planKeys(page), { timeout: 15_000 }).toEqual(firstMovedLast);
  await page.mouse.up();
  await waitForSave(page);
  expect((await readDraft('test-drag-far')).tiles.map(({ key }) => key)).toEqual(firstMovedLast);
});

test('dragging a tile to the upper edge scrolls up, and Escape puts it back [preview.compose]', async ({ page }) => {
  await writeDraft('test-drag-escape', tiles);
  await openPage(page, 'test-drag-escape');
  await planTile(page, 29).scrollIntoViewIfNeeded();
  const from = await middle(planTile(page, 29));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 70, { steps: 6 });
  await expect.poll(async () => (await planKeys(page))[0], { timeout: 15_000 }).toBe('tile-29');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => planKeys(page)).toEqual(keys);
  await page.mouse.up();
  await expect(page.locator('.cell.selected')).toHaveCount(0);
  await planTile(page, 1).press('Alt+ArrowUp');
  await expect.poll(async () => (await planKeys(page))[0]).toBe('tile-1');
});

for (const [screen, viewport] of [
  ['a tablet', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 800 }],
] as const) {
  test.describe(`on ${screen} with a touch screen`, () => {
    test.use({ hasTouch: true, viewport });

    test('a swipe over the plan scrolls it and moves no tile [preview.compose]', async ({ page }) => {
      await writeDraft(`test-swipe-${viewport.width}`, tiles);
      await openPage(page, `test-swipe-${viewport.width}`);
      const finger = await createFinger(page);
      const { x, y } = await middle(planTile(page, 3));
      await finger.swipe(x, y, 200);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(150);
      expect(await planKeys(page)).toEqual(keys);
    });

    test('a long press picks up a tile, which can be dragged to the end while the plan scrolls [preview.compose]', async ({
      page,
    }) => {
      const id = `test-touch-drag-${viewport.width}`;
      await writeDraft(id, tiles);
      await openPage(page, id);
      const finger = await createFinger(page);
      const { x, y } = await middle(planTile(page, 0));
      await finger.press(x, y);
      await expect(page.locator('.cell.dragged')).toHaveAttribute('data-key', 'tile-0');
      await finger.move(x, y + 60);
      await finger.move(x, y + 150);
      // On a phone the plan ends in the middle of the page. The tile follows the finger beyond it.
      await finger.move(x, viewport.height - 30);
      await expect.poll(() => planKeys(page), { timeout: 15_000 }).toEqual(firstMovedLast);
      await finger.lift();
      await waitForSave(page);
      expect((await readDraft(id)).tiles.map(({ key }) => key)).toEqual(firstMovedLast);
    });
  });
}

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a cancelled touch puts the tile back [preview.compose]', async ({ page }) => {
    await writeDraft('test-touch-cancel', tiles);
    await openPage(page, 'test-touch-cancel');
    const finger = await createFinger(page);
    const { x, y } = await middle(planTile(page, 0));
    await finger.press(x, y);
    await expect(page.locator('.cell.dragged')).toHaveCount(1);
    await finger.move(x, y + 200);
    await expect.poll(async () => (await planKeys(page))[0]).toBe('tile-1');
    await finger.cancel();
    await expect.poll(() => planKeys(page)).toEqual(keys);
    await expect(page.locator('.cell.dragged')).toHaveCount(0);
  });

  test('a tap selects a tile [preview.compose]', async ({ page }) => {
    await writeDraft('test-touch-tap', tiles);
    await openPage(page, 'test-touch-tap');
    await planTile(page, 1).tap();
    await expect(page.locator('.cell.selected')).toHaveAttribute('data-key', 'tile-1');
  });
});
