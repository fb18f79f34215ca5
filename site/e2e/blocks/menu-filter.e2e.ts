import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { siteUrl } from '../product/product.ts';

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const menuTile = (page: Page) => page.locator('[data-tile="menu-section"]');
const count = (page: Page) => menuTile(page).getByRole('status');
const box = (page: Page, name: string) => menuTile(page).getByRole('checkbox', { name, exact: true });

test('a menu is filtered by keyboard alone, and the focus stays on the checkbox [menu.filter-all]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await box(page, 'Vegan').focus();
  await page.keyboard.press('Space');
  await expect(menuTile(page).getByRole('heading', { name: 'Chicken satay' })).toBeHidden();
  await expect(box(page, 'Vegan')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menuTile(page).getByRole('heading', { name: 'Chicken satay' })).toBeVisible();
});

test('a filtered menu prints no dish that the screen leaves out [diner.print] [menu.filter-all]', async ({ page }) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await box(page, 'Vegan').check();
  const dishes = menuTile(page).locator('[data-dish]');
  await expect(menuTile(page).getByRole('heading', { name: 'Chicken satay' })).toBeHidden();
  const shown = await dishes.filter({ visible: true }).count();
  await page.emulateMedia({ media: 'print' });
  await expect(menuTile(page).getByRole('heading', { name: 'Chicken satay' })).toBeHidden();
  await expect(dishes.filter({ visible: true })).toHaveCount(shown);
});

test('on a laptop every control of the filter can be scrolled to, with the number of dishes and the way back in sight [menu.filter-empty]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${siteUrl()}/menu/main`);
  await menuTile(page).getByText('Leave out allergens').click();
  await box(page, 'Vegan').check();
  await box(page, 'Sulphites').focus();
  await expect(box(page, 'Sulphites')).toBeInViewport();
  const showAll = menuTile(page).getByRole('link', { name: 'Show all' }).first();
  await expect(showAll).toBeInViewport();
  await showAll.click();
  await expect(showAll).toBeHidden();
  await expect(menuTile(page).locator('[data-filter-part="summary"]:focus')).toBeInViewport();
});

test('choices add no history entries: Back leaves the menu at once [menu.filter-url]', async ({ page }) => {
  await page.goto(`${siteUrl()}/about`);
  await page.goto(`${siteUrl()}/menu/main`);
  await box(page, 'Vegan').check();
  await box(page, 'Hot').check();
  await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=hot`);
  await expect(count(page)).toContainText('Vegan, Hot · ');
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl()}/about`);
});

test('tags that are not diets are in the address and survive a reload, without the diets [menu.filter-url]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await box(page, 'Hot').check();
  await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=hot`);
  await page.reload();
  await expect(box(page, 'Hot')).toBeChecked();
  await expect(count(page)).toContainText('Hot · ');
});

test('the latest choice wins when an earlier response arrives late', async ({ page }) => {
  await page.goto(`${siteUrl()}/menu/main`);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/diet=hot$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await box(page, 'Hot').check();
  await box(page, 'New').check();
  await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=hot&diet=new`);
  const shown = await count(page).innerText();
  release();
  await expect(count(page)).toHaveText(shown);
  await expect(box(page, 'Hot')).toBeChecked();
});

test('without a connection diets still filter, other tags change nothing, and the button works afterwards', async ({
  page,
  context,
}) => {
  await page.goto(`${siteUrl()}/menu/main`);
  await box(page, 'Vegan').check();
  await expect(count(page)).toContainText('Vegan · ');
  await context.setOffline(true);
  await box(page, 'Made without milk').check();
  await expect(count(page)).toContainText('Vegan, Made without milk · ');
  await box(page, 'Hot').check();
  await expect(menuTile(page)).not.toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await menuTile(page).getByRole('button', { name: 'Show dishes' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/menu/main?diet=hot`);
  await expect(count(page)).toContainText('Hot');
});

test('a link with diets and allergens shows their dishes, until the visitor changes something [menu.filter-url]', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/menu/main?diet=vegan&avoid=soya`);
  await expect(count(page)).toContainText('Vegan, leaving out soya · ');
  await box(page, 'Vegan').uncheck();
  await expect(page).toHaveURL(`${siteUrl()}/menu/main`);
  await expect(count(page)).toContainText('Leaving out soya · ');
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
