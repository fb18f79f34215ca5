import { expect, test } from '@playwright/test';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { passTime } from '#site/e2e/product/pass-time.ts';
import { changeSettings } from '#site/e2e/product/product.ts';
import { canvas, openPage, signIn, writeDraft } from './testing/editor.ts';
import { previewAsOf, text } from './testing/preview-dates.ts';

let restore: () => Promise<void>;
test.beforeAll(async () => {
  restore = await changeSettings(() => ({ ...demoData.settings }));
});
test.afterAll(() => restore());
test.beforeEach(({ context }) => signIn(context));

test('the banner and the popup are shown on their dates and on no others [preview.time]', async ({ page }) => {
  await writeDraft('test-time-frame', [
    { ...text, height: 'full' },
    { ...text, key: 'more', height: 'full' },
  ]);
  await openPage(page, 'test-time-frame');
  const banner = canvas(page).getByText('Christmas tables are open');
  const popup = canvas(page).locator('dialog[data-popup]');
  await previewAsOf(page, '2026-12-23T23:30');
  await expect(banner).toBeVisible();
  await page.getByLabel('Interactive mode').check();
  await expect(popup).toBeAttached();
  await canvas(page)
    .locator('html')
    .evaluate(() => scrollBy(0, 300));
  await expect(popup).toBeVisible();
  await previewAsOf(page, '2026-12-24T00:00');
  await expect(popup).toBeAttached();
  await expect(banner).toHaveCount(0);
  await previewAsOf(page, '2027-02-01T00:00');
  await expect(canvas(page).locator('#words')).toBeVisible();
  await expect(popup).toHaveCount(0);
});

test('the popup never covers a page that is being edited: a click selects its tiles after scrolling too [preview.compose]', async ({
  page,
}) => {
  await page.clock.install();
  await writeDraft('test-popup-away', [
    { ...text, height: 'full' },
    { ...text, key: 'more', height: 'full', heading: 'More' },
  ]);
  await openPage(page, 'test-popup-away');
  await previewAsOf(page, '2026-12-23T23:30');
  const more = canvas(page).locator('#more');
  await more.scrollIntoViewIfNeeded();
  // Longer than the delay of the popup after the first scroll.
  await passTime(page, 2500);
  await expect(canvas(page).locator('dialog:modal')).toHaveCount(0);
  await more.getByRole('heading', { name: 'More' }).click();
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('More');
});
