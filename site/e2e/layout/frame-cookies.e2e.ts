import { expect, type Locator, type Page, test } from '@playwright/test';
import { atRest, passTime } from '../product/pass-time.ts';
import { siteUrl } from '../product/product.ts';
import { chosenCategories, cookieChoices } from './cookie-choices.ts';
import { focusAt, isInViewport, prepareFrame } from './frame-settings.ts';

prepareFrame();

const consentOf = async (page: Page) =>
  (await page.context().cookies(siteUrl())).find(({ name }) => name === 'consent');

test.describe('the cookie banner', () => {
  const box = cookieChoices;
  const day = 86_400;
  const days = async (page: Page) => Math.round((((await consentOf(page))?.expires ?? 0) - Date.now() / 1000) / day);

  test('appears after 100 ms and no sooner [cookie.banner]', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${siteUrl()}/frame-one`);
    await expect(page.locator('[data-cookie-banner]')).toHaveAttribute('data-delay', '100');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.reload();
    await expect(box(page)).toBeHidden();
    await page.clock.runFor(99);
    await expect(box(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(box(page)).toBeVisible();
  });

  test('makes reject as easy as accept, and stores either for 30 days [cookie.banner] [cookie.duration]', async ({
    page,
  }) => {
    await page.goto(`${siteUrl()}/frame-one`);
    const [accept, reject] = ['Accept all', 'Reject all'].map((name) => box(page).getByRole('button', { name }));
    const look = (button: Locator | undefined) =>
      button?.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
        return [backgroundColor, color, fontSize, fontWeight, element.clientWidth, element.clientHeight];
      });
    await expect(box(page)).toBeVisible();
    await page.mouse.move(0, 0);
    expect(await look(reject)).toEqual(await look(accept));
    await reject?.click();
    await expect(box(page)).toBeHidden();
    await expect.poll(() => chosenCategories(page.context())).toEqual([]);
    expect(await days(page)).toBe(30);
    await page.context().clearCookies();
    await page.reload();
    await accept?.click();
    await expect.poll(() => chosenCategories(page.context())).toEqual(['analytics', 'marketing', 'embeds']);
    expect(await days(page)).toBe(30);
    await page.reload();
    await atRest(page);
    await expect(box(page)).toBeHidden();
  });

  test('fits a phone with text at 200%, and its confirmation can be dismissed [cookie.banner]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${siteUrl()}/frame-one`);
    await expect(box(page)).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const buttons = box(page).locator('form > div :is(button, summary)');
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all())
      expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await buttons.first().click();
    const confirmation = page.getByText('Your choice is saved.');
    await expect(confirmation).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss this message' }).click();
    await expect(confirmation).toHaveCount(0);
  });

  test('stores a choice by category for 365 days, and opens again from the footer [cookie.banner] [cookie.duration]', async ({
    page,
  }) => {
    await page.goto(`${siteUrl()}/frame-one`);
    await box(page).getByText('Manage').click();
    await box(page).getByRole('checkbox', { name: 'Maps, films and posts' }).check();
    await box(page).getByRole('button', { name: 'Save my choices' }).click();
    await expect.poll(() => chosenCategories(page.context())).toEqual(['embeds']);
    expect(await days(page)).toBe(365);
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'embeds');
    const again = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
    await again.click();
    await expect(box(page).getByRole('heading')).toBeFocused();
    await expect(box(page).getByRole('checkbox', { name: 'Maps, films and posts' })).toBeChecked();
    await expect(box(page).getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked();
    await box(page).getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(() => chosenCategories(page.context())).toEqual([]);
    await expect(again).toBeFocused();
  });

  test('applies a choice to the whole site, wherever it was made [cookie.duration]', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${siteUrl()}/restaurants/london/soho`);
    await passTime(page, 200);
    await box(page).getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(async () => (await consentOf(page))?.path).toBe('/');
    await page.goto(`${siteUrl()}/frame-one`);
    await passTime(page, 1000);
    await expect(box(page)).toBeHidden();
  });

  test('confirms that a choice was saved, never over a field with the focus, and removes the message again', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${siteUrl()}/contact`);
    await page.clock.runFor(200);
    const notice = page.getByRole('status').filter({ hasText: 'Your choice is saved' });
    await expect(notice).toHaveCount(0);
    await box(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(notice).toBeVisible();
    const field = page.getByLabel('First name');
    await field.focus();
    await expect(notice).toBeHidden();
    await field.blur();
    await expect(notice).toBeVisible();
    await notice.evaluate((note) => {
      for (const animation of note.getAnimations()) animation.finish();
    });
    await expect(notice).toBeHidden();
  });

  test('records when a choice was made, and for which list', async ({ page }) => {
    await page.goto(`${siteUrl()}/frame-one`);
    await box(page).getByRole('button', { name: 'Reject all' }).click();
    const [list, seconds] = ((await consentOf(page))?.value ?? '').split('.');
    expect(list).toBe(await page.locator('[data-cookie-banner]').getAttribute('data-cookie-banner'));
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  });

  test('treats Global Privacy Control as refusing advertising, which can still be allowed explicitly', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(`${siteUrl()}/frame-one`);
    await expect(box(page).getByText('Your browser asks us not to share')).toBeVisible();
    await box(page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => chosenCategories(page.context())).toEqual(['analytics', 'embeds']);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await box(page).getByRole('checkbox', { name: 'Advertising' }).check();
    await box(page).getByRole('button', { name: 'Save my choices' }).click();
    await expect.poll(() => chosenCategories(page.context())).toEqual(['analytics', 'marketing', 'embeds']);
  });

  test('does not mention privacy signals to a browser that sends none', async ({ page }) => {
    await page.goto(`${siteUrl()}/frame-one`);
    await expect(box(page)).toBeVisible();
    await expect(box(page).getByText('Your browser asks us not to share')).toBeHidden();
  });

  test('is reached by keyboard at once, in order, and opens with Space and Enter', async ({ page }) => {
    await page.goto(`${siteUrl()}/frame-one`);
    await expect(box(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to cookie choices' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page).getByRole('heading')).toBeFocused();
    const order: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      order.push((await page.evaluate(() => document.activeElement?.textContent)) ?? '');
    }
    expect(order).toEqual(['What each one does', 'Accept all', 'Reject all', 'Manage']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page).getByRole('checkbox', { name: 'Counting visits' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect.poll(() => chosenCategories(page.context())).toBeDefined();
    await expect(page.locator('[data-to-cookies]')).toBeHidden();
  });

  test('without script sets nothing, and links to the page about cookies', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${siteUrl()}/frame-one`);
    await expect(box(page)).toBeHidden();
    await expect(page.getByText('Cookie settings')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL(/\/cookies$/);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  for (const when of ['after', 'before'])
    test(`does not cover the element that was focused ${when} it appeared`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${siteUrl()}/frame-one`);
      const link = page.getByRole('link', { name: 'Link in two' });
      if (when === 'before') await focusAt(link, 700);
      await expect(box(page)).toBeVisible();
      if (when === 'after') await focusAt(link, 700);
      await expect.poll(() => isInViewport(link)).toBe(true);
    });
});
