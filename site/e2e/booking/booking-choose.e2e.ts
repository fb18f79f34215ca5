import { expect, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { siteUrl } from '../product/product.ts';
import { farDay } from './testing/booking-visitor.ts';

/** The second brand's tokens are not part of this site, so the test adds them to the page. */
test.use({ bypassCSP: true });
const themes = new URL('#blocks/_shared/styles/theme-coastal.css', import.meta.url).pathname;

for (const theme of ['', 'coastal'])
  for (const width of [360, 768, 1280])
    test(`the native date field matches the dark tile around it, at ${width} px in the ${theme || 'first'} theme`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseCookies(page.context(), siteUrl());
      const query = new URLSearchParams({ near: 'Bath', date: farDay(40), adults: '4' });
      await page.goto(`${siteUrl()}/booking/choose?${query}`);
      if (theme) {
        await page.addStyleTag({ path: themes });
        await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme);
      }
      const day = page.getByLabel('Day', { exact: true });
      const scheme = () => day.evaluate((field) => getComputedStyle(field).colorScheme);
      expect(await scheme()).toBe('dark');
      // Below this width a whole date and its calendar do not fit side by side.
      expect((await day.boundingBox())?.width).toBeGreaterThan(155);
      expect(await findPageErrors(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.locator('#booking').evaluate((tile) => tile.setAttribute('data-surface', 'paper'));
      expect(await scheme()).toBe('light');
    });
