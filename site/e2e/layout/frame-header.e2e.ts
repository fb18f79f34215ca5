import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../product/pass-time.ts';
import { siteUrl } from '../product/product.ts';
import { focusAt, isInViewport, openPage, order, prepareFrame } from './frame-settings.ts';

prepareFrame();

test.describe('the header', () => {
  const opacity = (page: Page) =>
    page.locator('[data-part="bar"]').evaluate((bar) => Number(getComputedStyle(bar, '::after').opacity));

  test('turns solid after 250 px of scroll, and transparent again [header.solid]', async ({ page }) => {
    await openPage(page, '/frame-form-1');
    const scroll = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => opacity(page)).toBe(0);
    await scroll(250);
    await atRest(page);
    expect(await opacity(page)).toBe(0);
    await scroll(251);
    await expect.poll(() => opacity(page)).toBe(1);
    await scroll(100);
    await expect.poll(() => opacity(page)).toBe(0);
  });

  for (const width of [360, 1280]) {
    test(`has six variants that all look different at ${width} px [header.variants]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      const pictures = new Set<string>();
      for (const number of [1, 2, 3, 4, 5, 6]) {
        await openPage(page, `/frame-form-${number}`);
        await expect(page.locator('body > header')).toHaveAttribute('data-variant', `header${number}`);
        await page.evaluate(() => document.fonts.ready);
        pictures.add(
          (await page.screenshot({ clip: { x: 0, y: 0, width, height: 120 }, animations: 'disabled' })).toString(
            'base64',
          ),
        );
      }
      expect(pictures.size).toBe(6);
    });
  }

  for (const [width, textSize] of [
    ...[320, 360, 768, 992, 1280].map((each) => [each, '100%'] as const),
    [320, '200%'],
    [360, '200%'],
  ] as const) {
    test(`fits ${width} px in every variant with text at ${textSize}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const number of [1, 2, 3, 4, 5, 6]) {
        await openPage(page, `/frame-form-${number}`);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const parts = await page.locator('[data-part="bar"] :is(a, button, summary):visible').all();
        const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).flatMap((box) => (box ? [box] : []));
        for (const [at, box] of boxes.entries()) {
          const over = boxes
            .slice(at + 1)
            .filter((other) => box.x < other.x + other.width - 1 && other.x < box.x + box.width - 1);
          expect([box.x >= 0, box.x + box.width <= width + 0.5, over], `form ${number}`).toEqual([true, true, []]);
        }
      }
    });
  }

  test('links to the booking and to click and collect [header.book-now] [header.click-collect]', async ({ page }) => {
    await openPage(page);
    const bar = page.locator('[data-part="bar"]');
    await expect(bar.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#booking');
    const collect = bar.getByRole('link', { name: 'Click & collect (opens in a new tab)' });
    await expect(collect).toHaveAttribute('href', order.linkUrl);
    await expect(collect).toHaveAttribute('target', '_blank');
  });

  test('never covers the focused element', async ({ page }) => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await openPage(page, `/frame-form-${number}`);
      const link = page.getByRole('link', { name: 'Link in two' });
      await focusAt(link, 15);
      await expect.poll(() => isInViewport(link), `form ${number}`).toBe(true);
    }
  });
});

test.describe('the error page', () => {
  test('shows status, message and a link to the home page, and has the message as its title [route.error-page]', async ({
    page,
  }) => {
    const answer = await page.goto(`${siteUrl()}/nothing/is/here`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('This page could not be found');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
    await expect(page.getByText('Error 404')).toBeAttached();
    await expect(page.getByRole('link', { name: 'See the menus' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to homepage' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/`);
  });
});
