import { expect, type Page, test } from '@playwright/test';
import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { chooseCookies, cookieChoices } from '#site/e2e/layout/cookie-choices.ts';
import { siteUrl, waitForLayout } from '#site/e2e/product/product.ts';
import { findPageErrors } from './find-page-errors.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page for a visitor who has made a cookie choice. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await chooseCookies(page.context(), siteUrl());
  await page.goto(siteUrl() + path);
  await waitForLayout(page);
}

/** One address of every route. */
const routes = [
  '/',
  '/find-us',
  '/our-menu/main',
  '/menu',
  '/menu/main',
  '/restaurants',
  '/restaurants/london',
  '/restaurants/london/soho',
  '/restaurants/london/soho/menu',
  '/restaurants/london/soho/menu/main',
  '/restaurants/london/soho/book-now',
  '/booking/soho',
  '/booking/choose?near=Bath&adults=4',
  '/offers',
  '/offer/weekday-lunch',
  '/preferences',
  '/careers',
  '/careers/job-search',
  '/careers/job/7001',
  '/table-for-everyone',
  '/about',
  '/faqs',
  '/contact',
  '/cookies',
  '/nothing/is/here',
];

// The widths between the two that the crawl checks: for all addresses only in `npm run test:all`.
for (const path of isFullRun ? routes : ['/']) {
  test(`axe reports no violations for ${path} at any breakpoint`, async ({ page }) => {
    test.setTimeout(90_000);
    await open(page, path, 1280);
    const violations: Record<string, readonly string[]> = {};
    for (const [name, width] of Object.entries(breakpoints)) {
      await page.setViewportSize({ width, height: 800 });
      // Some addresses open further down, where the header covers what comes before.
      await page.evaluate(() => scrollTo(0, 0));
      const found = await findPageErrors(page);
      if (found.length > 0) violations[`${name}, ${width} px`] = found;
    }
    expect(violations).toEqual({});
  });
}

test.describe('axe reports no violations', () => {
  test('with the menu of small screens', async ({ page }) => {
    await open(page, '/about', 360);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    expect(await findPageErrors(page)).toEqual([]);
  });

  test('with an open group of the masthead', async ({ page }) => {
    await open(page, '/about', 1280);
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('details[open] a').first()).toBeVisible();
    expect(await findPageErrors(page)).toEqual([]);
  });

  for (const width of [360, 1280]) {
    test(`with the cookie choices, each scrolled into view, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${siteUrl()}/faqs`);
      await cookieChoices(page).getByText('Manage').click();
      await expect(cookieChoices(page).getByRole('button', { name: 'Save my choices' })).toBeVisible();
      expect(await findPageErrors(page)).toEqual([]);
    });

    test(`with every disclosure of an allergen guide and of questions open at ${width} px`, async ({ page }) => {
      test.setTimeout(60_000);
      for (const path of ['/menu/kids', '/faqs']) {
        await open(page, path, width);
        await page.locator('main details').evaluateAll((all) => {
          for (const disclosure of all) if (disclosure instanceof HTMLDetailsElement) disclosure.open = true;
        });
        expect(await findPageErrors(page), path).toEqual([]);
      }
    });

    test(`with the finder’s filters and its map at ${width} px`, async ({ page }) => {
      await open(page, '/find-us', width);
      await expect(async () => {
        if (width < 768) await page.locator('[data-opens=map]').click();
        await expect(page.locator('[data-ground=land]')).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.getByText('What it must have').click();
      expect(await findPageErrors(page)).toEqual([]);
    });
  }

  test('far down a page, with the back-to-top button', async ({ page }) => {
    await open(page, '/about', 1280);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
    expect(await findPageErrors(page)).toEqual([]);
  });
});
