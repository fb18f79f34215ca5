import { expect, test } from '@playwright/test';
import { publish } from '#site/e2e/product.ts';
import { canvas, openPage, planTile, signIn, writeDraft } from './editor.ts';
import { description } from './publish-dialog.ts';

test.beforeEach(({ context }) => signIn(context));

const tiles = ['one', 'two'].map((key) => ({ type: 'hero', key, heading: key, height: 'full' }));

test('the form of another tile begins at its top [preview.compose]', async ({ page }) => {
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

test('both pictures of a comparison have a laptop’s window, without the cookie banner [preview.publish]', async ({
  page,
}) => {
  await publish('test-picture-size', tiles, description);
  await openPage(page, 'test-picture-size');
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('button', { name: 'Show both as pictures' }).click();
  const live = page.frameLocator('iframe[title="Live, as a picture"]');
  await expect(live.locator('main > .tile').first()).toBeVisible();
  await expect(live.locator('[data-cookie-banner]')).toBeHidden();
  const height = await live
    .locator('main > .tile')
    .first()
    .evaluate(({ clientHeight }) => clientHeight);
  expect(height).toBeLessThanOrEqual(800);
});
