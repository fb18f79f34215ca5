import { expect, type Locator, type Page, test } from '@playwright/test';
import { atRest } from '../product/pass-time.ts';
import { siteUrl } from '../product/product.ts';
import { group, masthead, openPage, prepareFrame } from './frame-settings.ts';

prepareFrame();

test.describe('the masthead', () => {
  test('opens and closes its groups by mouse, one at a time [header.masthead]', async ({ page }) => {
    await openPage(page);
    await group(page).locator('summary').click();
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeVisible();
    await group(page, 'Help').locator('summary').click();
    await expect(masthead(page).getByRole('link', { name: 'Questions' })).toBeVisible();
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeHidden();
    await page.locator('main').click({ position: { x: 20, y: 400 } });
    await expect(masthead(page).getByRole('link', { name: 'Questions' })).toBeHidden();
  });

  test('opens by keyboard; Escape closes it and returns the focus [header.masthead]', async ({ page }) => {
    await openPage(page);
    await group(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeHidden();
    await expect(group(page).locator('summary')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(group(page)).toHaveAttribute('open', '');
    for (const _ of ['Offers', 'Shop', 'Help']) await page.keyboard.press('Tab');
    await expect(group(page)).not.toHaveAttribute('open');
  });

  test('opens links in a new tab where the settings say so, and tells the visitor [header.masthead]', async ({
    page,
  }) => {
    await openPage(page);
    await group(page).locator('summary').click();
    const shop = masthead(page).getByRole('link', { name: 'Shop (opens in a new tab)' });
    await expect(shop).toHaveAttribute('target', '_blank');
    await expect(masthead(page).getByRole('link', { name: 'Menus' })).not.toHaveAttribute('target');
  });

  test('follows a link of a group and marks the current page', async ({ page }) => {
    await openPage(page, '/frame-form-2');
    await group(page).locator('summary').click();
    await masthead(page).getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/frame-one`);
    await expect(masthead(page).locator('a[aria-current="page"]')).toHaveText('Offers');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a group and a tap beside it closes it [header.masthead]', async ({ page }) => {
    await openPage(page);
    await group(page).locator('summary').tap();
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeVisible();
    await page.touchscreen.tap(300, 700);
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeHidden();
  });
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const menu = (page: Page): Locator => page.locator('#site-menu');
  const opener = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });

  test('traps the focus, stops the page behind from scrolling, and Escape returns the focus [header.hamburger]', async ({
    page,
  }) => {
    await openPage(page);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
    for (const _ of Array.from({ length: 16 })) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('#site-menu') !== null,
        ),
      ).toBe(true);
    }
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 900);
    await atRest(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('closes with its button and when a link is followed', async ({ page }) => {
    await openPage(page, '/frame-form-2');
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL(`${siteUrl()}/frame-one`);
    await expect(menu(page)).toBeHidden();
  });

  test('closes with a click beside its panel where there is room for one [header.hamburger]', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 740 });
    await openPage(page);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(100, 400);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('groups open, the menu opens and closes, and the header is readable everywhere', async ({ page }) => {
    await page.goto(`${siteUrl()}/frame-form-1`);
    await group(page).locator('summary').click();
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeVisible();
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#site-menu').getByRole('link', { name: 'Our story' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});
