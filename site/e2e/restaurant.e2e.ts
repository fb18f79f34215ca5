import { expect, test } from '@playwright/test';
import { siteUrl } from './product.ts';

test.use({ javaScriptEnabled: false });

test('a restaurant’s page has all that a guest wants to know of it, without script [restaurant.page] [restaurant.hours]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/restaurants/windsor/windsor`);
  const details = page.locator('[data-tile="restaurant-details"]');
  await expect(page.getByRole('heading', { level: 1, name: 'Windsor' })).toBeVisible();
  await expect(details.getByText(/^(Open, closes|Closed)/).first()).toBeVisible();
  for (const name of ['Opening hours', 'Menus', 'To take away']) {
    await expect(details.getByRole('heading', { name })).toBeVisible();
  }
  const hours = details.getByRole('table');
  for (const day of ['Monday', 'Sunday']) await expect(hours.getByText(day).first()).toBeVisible();
  await expect(details.getByText('Other hours')).toBeVisible();
  await expect(details.getByText('Christmas Eve')).toBeVisible();
  const amenity = details.locator('li:has(svg)').filter({ hasText: 'Terrace' });
  await expect(amenity).toBeVisible();
  await expect(details.getByText('Thames Valley Restaurant Awards: best riverside table')).toBeVisible();
  await expect(details.getByRole('link', { name: /directions|way/i }).first()).toHaveAttribute('href', /map|51\./);
  await expect(details.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(details.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(details.locator('a[href^="https://what3words.com/"]')).toBeVisible();
  await expect(details.locator('a[href="/find-us"]')).toBeVisible();
  await details.getByText('Choose a menu').click();
  await expect(details.locator('a[href="/restaurants/windsor/windsor/menu/main"]')).toBeVisible();
  await expect(details.getByRole('link', { name: /Click and collect/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Where this page is' })).toContainText('Restaurants');
});

test('a menu’s page has its name, sections to go to, and dishes with price and tags, without script [menu.page]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await expect(page.getByRole('heading', { level: 1, name: 'Main menu' })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections of Main menu' });
  await sections.getByRole('link', { name: 'Curries' }).click();
  await expect(page).toHaveURL(/#.*curries$/);
  await expect(page.getByRole('heading', { name: 'Curries' }).first()).toBeInViewport();
  const dish = page
    .locator('li, article')
    .filter({ has: page.getByRole('heading', { name: 'Massaman' }) })
    .last();
  await expect(dish).toContainText(/£\d+/);
  await expect(dish).toContainText('Contains nuts');
  await expect(dish).toContainText(/[a-z]{4,}, /);
  await expect(page.locator('[data-tile="menu-section"] img').first()).toBeVisible();
});
