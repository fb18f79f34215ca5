import { expect, test } from '@playwright/test';
import { ask, siteUrl } from '../product/product.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an offer’s page shows its title, description, validity and terms without a click [offer.page]', async ({
    page,
  }) => {
    await page.goto(`${siteUrl()}/offer/weekday-lunch`);
    const offer = page.locator('main');
    await expect(offer.getByRole('heading', { level: 1 })).toHaveText('Lunch from £12.95');
    for (const expectedText of [
      'A main dish and a small plate, on the table within a quarter of an hour',
      'Monday to Friday, 12:00 to 17:00, until 30 April 2027',
      'Not on bank holidays, nor from 21 December to 3 January.',
    ])
      await expect(offer.getByText(expectedText)).toBeVisible();
    // Its own text has the last day.
    await expect(offer.getByText('From 1 September 2026')).toHaveCount(0);
    await expect(offer.getByRole('heading', { name: 'Terms' })).toBeVisible();
    await expect(offer.getByText('This offer ended')).toBeHidden();
  });

  test('an offer’s page has its booking button in the first screen of a phone [offer.page]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const offer of ['weekday-lunch', 'two-for-one-cocktails', 'birthday-pudding']) {
      await page.goto(`${siteUrl()}/offer/${offer}`);
      const button = page.locator('[data-tile="offer"]').getByRole('link', { name: 'Book a table' });
      await expect(button, offer).toBeInViewport({ ratio: 1 });
    }
  });

  test('an expired offer says so first and keeps its terms; it is not listed [offer.page]', async ({ page }) => {
    await page.goto(`${siteUrl()}/offer/summer-terrace`);
    await expect(page.locator('main').getByText('This offer ended on 31 August 2026.', { exact: true })).toBeVisible();
    await expect(page.locator('main').getByText('Only at tables outside.')).toBeVisible();
    await expect(page.locator('[data-tile="offer"]').getByRole('link', { name: 'Book a table' })).toHaveCount(0);
    expect((await ask('/offers')).body).not.toContain('/offer/summer-terrace');
  });

  test('an unknown offer says so and links to other pages [offer.page]', async ({ page }) => {
    const answer = await page.goto(`${siteUrl()}/offer/nothing`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Offer not found').first()).toBeVisible();
  });
});
