import { expect, type Locator, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { siteUrl } from '../product/product.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const createTaps = () => {
  const taps = { count: 0 };
  return {
    taps,
    tap: async (target: Locator): Promise<void> => {
      taps.count += 1;
      await target.tap();
    },
  };
};

const cards = (page: Page) => page.locator('restaurant-finder li[data-slug]');

test('the nearest restaurant to SE10 is four taps away, and whether it is open on Sunday evening two more [diner.hours]', async ({
  page,
}) => {
  const { taps, tap } = createTaps();
  await page.goto(siteUrl());
  await tap(page.getByRole('button', { name: 'Menu', exact: true }));
  await tap(page.locator('#site-menu').getByRole('link', { name: 'Restaurants', exact: true }));
  await page.waitForURL(/\/find-us|\/restaurants/);
  await tap(page.getByRole('searchbox').first());
  await page.keyboard.type('SE10');
  await tap(page.getByRole('button', { name: 'Find', exact: true }).first());
  await expect(cards(page).first()).toHaveAttribute('data-slug', 'greenwich');
  expect(taps.count).toBeLessThanOrEqual(4);

  taps.count = 0;
  await tap(page.getByRole('combobox', { name: 'Open', exact: true }));
  await page.getByRole('combobox', { name: 'Open', exact: true }).selectOption('sunday.evening');
  await tap(page.getByRole('button', { name: 'Find', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: /open .* in the evening near SE10/ })).toBeVisible();
  await expect(cards(page).first()).toContainText(/Open (Sunday|today|tomorrow) until/);
  expect(taps.count).toBeLessThanOrEqual(2);
});
