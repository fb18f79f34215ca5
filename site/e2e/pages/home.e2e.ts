import { expect, test } from '@playwright/test';
import { siteUrl } from '../product/product.ts';

const phone = { width: 390, height: 844 };

test.describe('the home page on a phone', () => {
  test.use({ viewport: phone });

  test('begins with food and Book Now, a banner of one line, and a cookie choice of at most a third [route.home]', async ({
    page,
  }) => {
    await page.goto(siteUrl());
    const choice = page.locator('[data-cookie-banner]');
    await expect(choice).toBeVisible();
    const boxOf = async (selector: string) => await page.locator(selector).first().boundingBox();
    const [banner, image] = [await boxOf('site-banner'), await boxOf('#welcome img')];
    const choiceBox = await choice.boundingBox();
    expect(banner?.height).toBeLessThan(60);
    expect(choiceBox?.height).toBeLessThanOrEqual(phone.height / 3);
    const hidden = phone.height - (choiceBox?.height ?? 0);
    expect((image?.y ?? phone.height) + 150).toBeLessThan(hidden);
    await expect(page.locator('header').getByRole('link', { name: 'Book Now' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });

  test('is about six screens long [route.home]', async ({ browser }) => {
    // Without script the whole page is laid out at once.
    const page = await browser.newPage({ viewport: phone, javaScriptEnabled: false });
    await page.goto(siteUrl());
    const height = (await page.locator('body').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    expect(height / phone.height).toBeLessThan(6.5);
    await page.close();
  });

  test('shows cards in strips that scroll sideways, by touch and keyboard, and never the page [route.home]', async ({
    page,
  }) => {
    await page.goto(siteUrl());
    for (const key of ['four-kitchens', 'our-menu', 'offers']) {
      const strip = page.locator(`#${key} ul`).first();
      await strip.scrollIntoViewIfNeeded();
      const last = strip.getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport();
      expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
