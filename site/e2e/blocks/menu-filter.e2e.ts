import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { siteUrl } from '../product/product.ts';

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const menuTile = (page: Page) => page.locator('[data-tile="menu-section"]');
const count = (page: Page) => menuTile(page).getByRole('status');
const label = (page: Page, name: string) => menuTile(page).locator('label').filter({ hasText: name });
const box = (page: Page, name: string) => menuTile(page).getByRole('checkbox', { name, exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a menu and the address update with each choice, without layout shift [menu.filter-url]', async ({ page }) => {
    await page.goto(`${siteUrl()}/menu/main`);
    const whole = await count(page).innerText();
    await label(page, 'Vegetarian').tap();
    await expect(count(page)).not.toHaveText(whole);
    await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=vegetarian`);
    await expect(box(page, 'Vegetarian')).toBeFocused();
    await expect(box(page, 'Vegetarian')).toBeInViewport();
    const narrowed = await count(page).innerText();
    await menuTile(page).getByText('Leave out allergens').tap();
    await label(page, 'Eggs').tap();
    await expect(count(page)).toContainText('Left out: dishes that contain or may contain eggs');
    await page.reload();
    await expect(box(page, 'Vegetarian')).toBeChecked();
    await expect(box(page, 'Eggs')).toBeChecked();
    await label(page, 'Eggs').tap();
    await expect(count(page)).toHaveText(narrowed);
  });

  test('the choice is passed to the allergen guide, which opens at its results [menu.allergens]', async ({ page }) => {
    await page.goto(`${siteUrl()}/table-for-everyone`);
    await page.goto(`${siteUrl()}/allergens?avoid=peanuts`);
    const guide = page.locator('[data-tile="allergen-guide"]');
    await expect(guide.getByRole('status')).toBeInViewport();
    await expect(guide.getByRole('status')).toContainText('peanuts');
    await page.goto(`${siteUrl()}/menu/main?avoid=peanuts&diet=vegan`);
    await menuTile(page).getByRole('link', { name: 'Allergen guide' }).tap();
    await expect(page.locator('#allergens-results')).toBeInViewport();
    await expect(page).toHaveURL(/avoid=peanuts/);
    await expect(page).toHaveURL(/diet=vegan/);
  });
});

test('a menu is filtered by keyboard alone, and the focus stays on the checkbox [menu.filter-all]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await box(page, 'Vegan').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=vegan`);
  await expect(box(page, 'Vegan')).toBeFocused();
  await expect(menuTile(page).getByRole('heading', { name: 'Chicken satay' })).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(menuTile(page).getByRole('heading', { name: 'Chicken satay' })).toHaveCount(1);
});

test('choices add no history entries: Back leaves the menu at once [menu.filter-url]', async ({ page }) => {
  await page.goto(`${siteUrl()}/about`);
  await page.goto(`${siteUrl()}/menu/main`);
  const choose = async (name: string, query: string): Promise<void> => {
    await box(page, name).check({ force: true });
    await expect(page).toHaveURL(`${siteUrl()}/menu/main?${query}`);
  };
  await choose('Vegan', 'diet=vegan');
  await choose('Hot', 'diet=vegan&diet=hot');
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl()}/about`);
});

test('the latest choice wins when an earlier response arrives late', async ({ page }) => {
  await page.goto(`${siteUrl()}/menu/main`);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/diet=vegan$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await box(page, 'Vegan').check({ force: true });
  await box(page, 'Hot').check({ force: true });
  await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=vegan&diet=hot`);
  const shown = await count(page).innerText();
  release();
  await expect(count(page)).toHaveText(shown);
  await expect(box(page, 'Hot')).toBeChecked();
});

test('without a connection the menu stays unchanged, and the button still works afterwards', async ({
  page,
  context,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  const whole = await count(page).innerText();
  await context.setOffline(true);
  await box(page, 'Vegan').check({ force: true });
  await expect(menuTile(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(count(page)).toHaveText(whole);
  await context.setOffline(false);
  await menuTile(page).getByRole('button', { name: 'Show dishes' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=vegan#menu-results`);
  await expect(count(page)).not.toHaveText(whole);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list shows only menus with a matching dish, and links back to all [menu.filter-empty]', async ({
    page,
  }) => {
    await page.goto(`${siteUrl()}/menu?diet=vegan&avoid=peanuts`);
    const list = page.locator('[data-tile="menu-list"]');
    await expect(list.getByText('Menus with dishes that are: Vegan, without peanuts.')).toBeVisible();
    const links = list.getByRole('link', { name: /Read the menu|Main menu/ });
    await expect(links.first()).toHaveAttribute('href', /\/menu\/main\?diet=vegan&avoid=peanuts$/);
    await page.goto(`${siteUrl()}/menu?diet=made-up`);
    await expect(list.getByText('No menu has a dish that is all of these: Made up.')).toBeVisible();
    await list.getByRole('link', { name: 'Show all menus' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/menu`);
    await expect(list.getByRole('link', { name: /Read the menu|Main menu/ }).first()).toBeVisible();
  });
});
