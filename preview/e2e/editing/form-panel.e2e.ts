import { expect, type Locator, test } from '@playwright/test';
import { publish, siteUrl } from '#site/e2e/product/product.ts';
import { canvas, openPage, planTile, signIn, writeDraft } from '../testing/editor.ts';
import { description } from '../testing/publish-dialog.ts';

test.beforeEach(({ context }) => signIn(context));

const tiles = ['one', 'two'].map((key) => ({ type: 'hero', key, heading: key, height: 'full' }));

test('the form of another tile starts at its top [preview.compose]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await writeDraft('test-form-top', tiles);
  await openPage(page, 'test-form-top');
  await planTile(page, 0).click();
  await expect(page.getByLabel(/^Heading/).first()).toHaveValue('one');
  const panel = page.locator('.side-panel');
  await panel.evaluate((element) => element.scrollTo(0, 300));
  expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  await planTile(page, 1).click();
  await expect(page.getByLabel(/^Heading/).first()).toHaveValue('two');
  expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('on a phone a tap on a tile, in the plan or in the canvas, shows its form [preview.compose]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await writeDraft('test-form-phone', tiles);
  await openPage(page, 'test-form-phone');
  const form = page.locator('.side-panel h2');
  await planTile(page, 0).click();
  await expect(form).toBeInViewport();
  await canvas(page).getByRole('heading', { name: 'two' }).click();
  await expect(page.getByLabel(/^Heading/).first()).toHaveValue('two');
  await expect(form).toBeInViewport();
});

/** The heights of the tiles and images of a page, in CSS pixels of the page. */
const heightsIn = (main: Locator): Promise<Record<string, number>> =>
  main
    .locator('> .tile, img')
    .evaluateAll((elements) =>
      Object.fromEntries(
        elements.map((element, at) => [
          `${at} ${element.id || element.tagName}`,
          element instanceof HTMLElement ? element.offsetHeight : 0,
        ]),
      ),
    );

test('both sides of a comparison have the heights that visitors with a laptop see, and no cookie banner [preview.publish]', async ({
  page,
}) => {
  const media = { url: '/media/dish/pho-bo.svg', alt: 'A bowl of noodles', width: 800, height: 600 };
  const images = ['three', 'four'].map((key) => ({
    type: 'image-text',
    key,
    heading: key,
    body: '<p>Words.</p>',
    image: media,
  }));
  await publish('test-picture-size', [{ ...tiles[0], image: media }, ...images, tiles[1]], description);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${siteUrl()}/test-picture-size`);
  const expected = await heightsIn(page.locator('main'));
  expect(expected['0 one']).toBeLessThanOrEqual(800);
  expect(Object.keys(expected).filter((name) => name.endsWith('IMG')).length).toBeGreaterThan(2);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, 'test-picture-size');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  for (const name of ['Live', 'Draft']) {
    const picture = page.frameLocator(`iframe[title="${name} version"]`);
    await expect(picture.locator('main > .tile')).toHaveCount(4);
    await expect.poll(() => heightsIn(picture.locator('main')), name).toEqual(expected);
    await expect(picture.locator('[data-cookie-banner]')).toBeHidden();
  }
});
