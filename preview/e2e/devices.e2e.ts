import { expect, type Frame, type Page, test } from '@playwright/test';
import { viewports } from '#preview/app/canvas/viewports/viewports.ts';
import { canvas, openPage, signIn, writeDraft } from './testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

const half = (key: string, more: object = {}) => ({
  type: 'text',
  key,
  heading: key,
  body: `<p>${key}</p>`,
  width: 'half',
  ...more,
});

/** The frame of the canvas with this title. */
async function frameOf(page: Page, title: string): Promise<Frame> {
  const frame = await (await page.locator(`.frame iframe[title="${title}"]`).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`There is no frame “${title}”.`);
  await frame.locator('main > .tile').first().waitFor();
  return frame;
}

test('every screen size can be selected, upright and rotated, and the frame has the stated width and height [preview.devices]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await writeDraft('test-devices', [half('one'), half('two')]);
  await openPage(page, 'test-devices');
  await page.getByRole('button', { name: /^Screen sizes/ }).click();
  const boxes = page.getByRole('group', { name: 'Show the page at' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(viewports.length);
  for (const box of await boxes.all()) await box.setChecked(false);
  await expect(page.getByText('No screen size is selected')).toBeVisible();
  for (const [at, { name, width, height }] of viewports.entries()) {
    await boxes.nth(at).check();
    const frame = await frameOf(page, `${name}, ${width} pixels wide`);
    expect(await frame.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    await boxes.nth(at).uncheck();
  }
});

test('one screen size is large, the others are in a strip below it, and each lays out the page for its own width [preview.devices]', async ({
  page,
}) => {
  await writeDraft('test-devices-layout', [half('one'), half('two')]);
  await openPage(page, 'test-devices-layout');
  await page.getByRole('button', { name: /^Screen sizes/ }).click();
  const boxes = page.getByRole('group', { name: 'Show the page at' });
  await boxes.getByLabel('Tablet 768 × 1024', { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.frame iframe')).toHaveCount(3);
  const tops = async (title: string): Promise<(number | undefined)[]> => {
    const frame = await frameOf(page, title);
    return frame.locator('main > .tile').evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  };
  const [first = 0, second = 0] = await tops('Small phone, 360 pixels wide');
  expect(second).toBeGreaterThan(first);
  for (const title of ['Tablet, 768 pixels wide', 'Laptop, 1280 pixels wide']) {
    const [left, right] = await tops(title);
    expect(right, title).toBe(left);
  }
  const boxOf = async (title: string) => {
    const box = await page.locator(`.frame iframe[title="${title}"]`).boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const phone = await boxOf('Small phone, 360 pixels wide');
  const tablet = await boxOf('Tablet, 768 pixels wide');
  const laptop = await boxOf('Laptop, 1280 pixels wide');
  // The size that was chosen last is large.
  expect(tablet.width).toBeGreaterThan(400);
  const large = await page.locator('.frame.main').boundingBox();
  expect(phone.y).toBeGreaterThanOrEqual((large?.y ?? 0) + (large?.height ?? 0));
  expect(laptop.x).toBeGreaterThanOrEqual(phone.x + phone.width);
  await page.getByRole('button', { name: 'Enlarge Laptop, 1280 × 800' }).click();
  await expect.poll(async () => (await boxOf('Laptop, 1280 pixels wide')).width).toBeGreaterThan(700);
  expect((await boxOf('Tablet, 768 pixels wide')).height).toBeLessThan(200);
});

test('a change appears in all frames at once, and each keeps its scroll position [preview.devices]', async ({
  page,
}) => {
  const tall = Array.from({ length: 8 }, (_, at) => half(`tile-${at}`, { height: 'full', width: 'full' }));
  await writeDraft('test-devices-scroll', tall);
  await openPage(page, 'test-devices-scroll');
  await page.locator('.plan [data-at]').nth(5).locator('.cell-face').click();
  const frames = await Promise.all(
    ['Small phone, 360', 'Laptop, 1280'].map((name) => frameOf(page, `${name} pixels wide`)),
  );
  await expect
    .poll(() => Promise.all(frames.map((frame) => frame.evaluate(() => scrollY > 500))))
    .toEqual([true, true]);
  const positions = await Promise.all(frames.map((frame) => frame.evaluate(() => scrollY)));
  await page.getByLabel('Heading', { exact: true }).fill('Changed');
  for (const frame of frames) await expect(frame.getByRole('heading', { name: 'Changed' })).toBeVisible();
  expect(await Promise.all(frames.map((frame) => frame.evaluate(() => scrollY)))).toEqual(positions);
});

test('every frame follows a moved tile to its new position [preview.compose]', async ({ page }) => {
  const tall = Array.from({ length: 6 }, (_, at) => half(`tile-${at}`, { height: 'full', width: 'full' }));
  await writeDraft('test-devices-follow', tall);
  await openPage(page, 'test-devices-follow');
  const last = page.locator('.plan [data-key="tile-5"] .cell-face');
  await last.click();
  const frames = await Promise.all(
    ['Small phone, 360', 'Laptop, 1280'].map((name) => frameOf(page, `${name} pixels wide`)),
  );
  const isTileVisible = () =>
    Promise.all(
      frames.map((frame) =>
        frame.locator('#tile-5').evaluate((tile) => {
          const { top, bottom } = tile.getBoundingClientRect();
          return top < innerHeight / 2 && bottom > innerHeight / 2;
        }),
      ),
    );
  await expect.poll(isTileVisible).toEqual([true, true]);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Alt+ArrowUp');
  for (const frame of frames) await expect(frame.locator('main > .tile').first()).toHaveId('tile-5');
  await expect.poll(isTileVisible).toEqual([true, true]);
});

test('in interactive mode links lead to other drafts, forms send nothing, and the scroll position is kept [preview.devices]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const filling = Array.from({ length: 4 }, (_, at) => half(`tile-${at}`, { height: 'full', width: 'full' }));
  const link = half('links', { width: 'full', body: '<p><a href="/contact">Write to us</a></p>' });
  await writeDraft('test-tried', [...filling, link, ...filling.map((tile) => ({ ...tile, key: `${tile.key}-b` }))]);
  await openPage(page, 'test-tried');
  await page.locator('.plan [data-key="links"] .cell-face').click();
  const top = (): Promise<number> =>
    canvas(page)
      .locator('#links')
      .evaluate((tile) => Math.round(tile.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(740);
  const before = await top();

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url());
  });
  await page.getByLabel('Interactive mode').check();
  await expect(canvas(page).getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
  // Dispatched instead of clicked: the popup may cover the link by then, as for visitors.
  await canvas(page).getByRole('link', { name: 'Write to us' }).dispatchEvent('click');
  const form = canvas(page).locator('form[method="post"]').first();
  await expect(form).toBeVisible();
  expect(
    await canvas(page)
      .locator('html')
      .evaluate(() => location.pathname),
  ).toBe('/_draft/contact');
  // The app attaches its listeners once the page has loaded.
  await expect.poll(() => form.evaluate(() => document.readyState)).toBe('complete');
  await form.evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) return;
    element.noValidate = true;
    element.requestSubmit();
  });
  await expect(page.getByText('The form was not sent')).toBeVisible();
  expect(posts).toEqual([]);

  await page.getByLabel('Interactive mode').uncheck();
  await expect(canvas(page).locator('#links')).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
});
