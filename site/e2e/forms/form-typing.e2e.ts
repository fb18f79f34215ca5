import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { siteUrl } from '../product/product.ts';

/** Limits the history as WebKit does: the 101st change within 10 seconds throws. */
const limitHistory = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const calls: number[] = [];
    const limited =
      (change: typeof history.replaceState): typeof history.replaceState =>
      (...given) => {
        while (calls[0] !== undefined && performance.now() - calls[0] > 10_000) calls.shift();
        if (calls.length >= 100) throw new DOMException('Attempt to use history more than 100 times', 'SecurityError');
        calls.push(performance.now());
        change.apply(history, given);
      };
    history.replaceState = limited(history.replaceState);
    history.pushState = limited(history.pushState);
  });

test('a form keeps working during fast typing, and a reload restores all of it', async ({ page }) => {
  test.setTimeout(60_000);
  await limitHistory(page);
  await chooseCookies(page.context(), siteUrl());
  await page.goto(`${siteUrl()}/contact`);
  const form = page.locator('[data-form=contact]');
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-form=contact][data-ready]')).toBeAttached();
  const message = form.locator('textarea').first();
  const text = 'A table by the wall, please. '.repeat(8);
  await message.pressSequentially(text);
  await expect(message).toHaveValue(text);
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(message).toHaveValue(text);
});
