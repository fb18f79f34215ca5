import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { ask, publish, siteUrl } from '../product/product.ts';

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

const menuUrl = () => `${siteUrl()}/menu/main`;
const sheet = (page: Page, name = 'Rendang') => page.getByRole('dialog', { name: new RegExp(name) });
const dishLink = (page: Page) => page.locator('[data-dish-link="beef-rendang"]').first();

test('a dish opens as a dialog at its own address, and Back closes it and returns the focus [diner.dish]', async ({
  page,
}) => {
  await page.goto(menuUrl());
  await dishLink(page).click();
  await expect(sheet(page)).toBeVisible();
  await expect(page).toHaveURL(`${menuUrl()}?dish=beef-rendang#dish.sheet`);
  await expect(sheet(page).locator('img').first()).toHaveAttribute('src', /beef-rendang/);
  for (const text of ['Allergens', 'kcal', '£', 'Goes with', 'Nasi uduk'])
    await expect(sheet(page)).toContainText(text);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(menuUrl());
  await expect(dishLink(page)).toBeFocused();
});

test('a dish opens and closes by keyboard [diner.dish]', async ({ page }) => {
  await page.goto(menuUrl());
  await dishLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(menuUrl());
  await expect(dishLink(page)).toBeFocused();
});

test('a dish leads to the dishes that go with it, and one Back closes them all [diner.dish]', async ({ page }) => {
  await page.goto(menuUrl());
  await dishLink(page).click();
  await sheet(page).getByRole('link', { name: 'Nasi uduk' }).click();
  await expect(sheet(page, 'Nasi uduk')).toBeVisible();
  await expect(page).toHaveURL(`${menuUrl()}?dish=coconut-rice#dish.sheet`);
  await page.goBack();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(page).toHaveURL(menuUrl());
});

test('the address of a dish opens it, and closing it leaves the menu [diner.dish]', async ({ page }) => {
  await page.goto(`${menuUrl()}?dish=beef-rendang`);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(page).toHaveTitle(/rendang/i);
  await sheet(page).getByRole('link', { name: 'Back to the menu' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(menuUrl());
  await expect(dishLink(page)).toBeFocused();
});

test('a dish opens once with a double click, and closes once with another [diner.dish]', async ({ page }) => {
  await page.goto(`${siteUrl()}/allergens`);
  await page.goto(menuUrl());
  await dishLink(page).dblclick();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await sheet(page).getByRole('link', { name: 'Back to the menu' }).dblclick();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(menuUrl());
});

test('Forward opens a dish again, and it closes after a reload, too [diner.dish]', async ({ page }) => {
  await page.goto(menuUrl());
  await dishLink(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await page.goForward();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(menuUrl());
});

test('of two menus with the same dish, one shows its sheet and gets the focus back [diner.dish]', async ({ page }) => {
  const tiles = ['one', 'two'].map((key) => ({ type: 'menu-section', key, menuId: 'main' }));
  await publish('test-two-menus', tiles);
  await page.goto(`${siteUrl()}/test-two-menus`);
  const link = page.locator('#two [data-dish-link="beef-rendang"]').first();
  await link.click();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('dialog[data-dish-id]')).toHaveCount(1);
  await expect(page.getByText('That dish is not on this menu')).toHaveCount(0);
});

test('a dish that the visitor leaves out says so [diner.dish] [diner.profile]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('diet', 'diet=vegan'));
  await page.goto(`${menuUrl()}?dish=beef-rendang`);
  await expect(sheet(page).getByText('among those that you leave out')).toBeVisible();
});

test('the address of a dish names the menu as canonical and is described as the menu [diner.dish]', async () => {
  const { status, body } = await ask('/menu/main?dish=beef-rendang');
  expect(status).toBe(200);
  expect(/<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]).toMatch(/\/menu\/main$/);
  expect(body.match(/"@type":"Menu"/g)).toHaveLength(1);
});

test('the address of an unknown dish shows the menu with status 404 and a message [diner.dish]', async ({ page }) => {
  const reply = await page.goto(`${menuUrl()}?dish=no-such-dish`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('That dish is not on this menu')).toBeVisible();
  await expect(dishLink(page)).toBeVisible();
});

test('the old addresses of menu items still lead to the menus [diner.dish]', async () => {
  const { status, headers } = await ask('/menu-item-by-id/123');
  expect([status, headers.location]).toEqual([301, '/menu']);
});

test('a dish is printed alone, without controls [diner.dish]', async ({ page }) => {
  await page.goto(`${menuUrl()}?dish=beef-rendang`);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(sheet(page).locator('[data-close]')).toBeHidden();
  await expect(page.locator('#menu-curries')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a sheet fits the screen without scrolling sideways [diner.dish]', async ({ page }) => {
    await page.goto(`${menuUrl()}?dish=beef-rendang`);
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a dish is a page view, and leads back to its place in the menu [diner.dish]', async ({ page }) => {
    await page.goto(menuUrl());
    await dishLink(page).click();
    await expect(page).toHaveURL(`${menuUrl()}?dish=beef-rendang#dish.sheet`);
    await expect(page.getByRole('heading', { level: 2, name: /rendang/i }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the menu' }).click();
    await expect(page).toHaveURL(`${menuUrl()}#menu.beef-rendang`);
    await expect(dishLink(page)).toBeInViewport();
  });

  test('every dish of every menu has a picture, and none is twice on its page [diner.dish]', async ({ page }) => {
    for (const menu of ['main', 'drinks', 'kids', 'brunch']) {
      await page.goto(`${siteUrl()}/menu/${menu}`);
      const images = await page
        .locator('[data-dish]')
        .evaluateAll((dishes) =>
          dishes.filter((dish) => dish.matches('li')).map((dish) => dish.querySelector('img')?.getAttribute('src')),
        );
      expect(images.length).toBeGreaterThan(3);
      expect(images).not.toContain(undefined);
      expect(new Set(images).size, menu).toBe(images.length);
    }
  });
});
