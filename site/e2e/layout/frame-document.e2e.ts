import { expect, type Locator, type Page, test } from '@playwright/test';
import { passTime, scrollAtOnce, stopClock } from '../product/pass-time.ts';
import { siteUrl } from '../product/product.ts';
import { banner, openFromAnotherPage, openPage, popup, prepareFrame, saveSettings } from './frame-settings.ts';

prepareFrame();

test.describe('the document', () => {
  test('contains banner, popup, header, content, footer, cookies, back to top, in this order [page.order]', async ({
    page,
  }) => {
    await saveSettings({ banner, popup }, (html) => html.includes('<site-banner') && html.includes('<dialog'));
    await page.goto(`${siteUrl()}/frame-one`);
    const parts = [
      'site-banner',
      'dialog[data-popup]',
      'header',
      'main',
      'footer',
      '[data-cookie-banner]',
      '[data-shown-after]',
    ];
    const inOrder = await page.evaluate((selectors) => {
      const found = selectors.map((selector) => document.querySelector(selector));
      return found.every((part, index) => {
        const next = found[index + 1];
        return (
          part !== null &&
          (next === undefined ||
            (next !== null && (part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0))
        );
      });
    }, parts);
    expect(inOrder).toBe(true);
  });

  test('starts with a skip link to its content', async ({ page }) => {
    await openPage(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('loads its typefaces and logs nothing to the console', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(error.message));
    await openPage(page);
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(
        () =>
          document.fonts.check('16px "Hanken Grotesk Variable"') && document.fonts.check('40px "Fraunces Variable"'),
      ),
    ).toBe(true);
    expect(logged.filter((line) => !line.includes('404'))).toEqual([]);
  });
});

test.describe('the banner', () => {
  test('is dismissed for its content, even on the next page, until its content changes [banner.global]', async ({
    page,
  }) => {
    await saveSettings({ banner }, (html) => html.includes(banner.text));
    await openPage(page);
    const shown = page.getByRole('region', { name: 'Announcement' });
    const [bannerBox, headerBox] = [await shown.boundingBox(), await page.locator('[data-part="bar"]').boundingBox()];
    expect(bannerBox && headerBox && bannerBox.y + bannerBox.height <= headerBox.y).toBe(true);
    await shown.getByRole('button', { name: 'Dismiss this announcement' }).click();
    await expect(shown).toBeHidden();
    await openPage(page, '/frame-form-2');
    await expect(page.locator('site-banner')).toBeHidden();
    await saveSettings({ banner: { text: 'Closed on Monday.' } }, (html) => html.includes('Closed on Monday.'));
    await openPage(page);
    await expect(shown).toContainText('Closed on Monday.');
  });

  test('is not shown before its first or after its last day', async () => {
    await saveSettings({ banner: { ...banner, startDate: '2099-01-01' } }, (html) => !html.includes('<site-banner'));
    await saveSettings({ banner }, (html) => html.includes('<site-banner'));
    await saveSettings({ banner: { ...banner, endDate: '2020-01-01' } }, (html) => !html.includes('<site-banner'));
  });
});

/** Passes time until something is shown: the code of the popup is loaded while the clock stands still. */
const showsAfter = (page: Page, ms: number, shown: Locator): Promise<void> =>
  expect(async () => {
    await passTime(page, ms);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();

test.describe('the popup', () => {
  test('is a modal dialog, shown once for each content [popup.global]', async ({ page }) => {
    await stopClock(page);
    await saveSettings({ popup }, (html) => html.includes('A pudding'));
    await openPage(page);
    await openFromAnotherPage(page);
    const dialog = page.getByRole('dialog', { name: 'A pudding' });
    await passTime(page, 2000);
    await expect(dialog).toBeHidden();
    await scrollAtOnce(page, 200);
    await showsAfter(page, 2000, dialog);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    // The browser restores the scroll position by itself.
    await scrollAtOnce(page, 400);
    await passTime(page, 2500);
    await expect(dialog).toBeHidden();
    await saveSettings({ popup: { ...popup, heading: 'Two puddings' } }, (html) => html.includes('Two puddings'));
    await page.reload();
    const other = page.getByRole('dialog', { name: 'Two puddings' });
    await scrollAtOnce(page, 600);
    await showsAfter(page, 2000, other);
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(other).toBeHidden();
  });

  test('is not shown on the first page of a visit, over a form, or once something was typed [popup.global]', async ({
    page,
  }) => {
    await saveSettings({ popup }, (html) => html.includes('A pudding'));
    const dialog = page.getByRole('dialog', { name: 'A pudding' });
    const read = async (): Promise<void> => {
      await scrollAtOnce(page, await page.evaluate(() => scrollY + 200));
      await page.clock.runFor(10_000);
    };
    await stopClock(page);
    await openPage(page);
    await read();
    await expect(dialog).toBeHidden();
    await openFromAnotherPage(page, '/contact');
    await page.locator('main form').first().scrollIntoViewIfNeeded();
    await read();
    await expect(dialog).toBeHidden();
    // Like text typed into a form that React has not hydrated yet.
    await page.evaluate(() =>
      document.addEventListener('input', (event) => event.stopPropagation(), { capture: true, once: true }),
    );
    await page.locator('main form input[type=text]').first().fill('Zoë');
    await page.locator('main form input[type=text]').first().blur();
    await scrollAtOnce(page, Number.POSITIVE_INFINITY);
    await read();
    await expect(dialog).toBeHidden();
    await openFromAnotherPage(page);
    await read();
    await expect(dialog).toBeVisible();
  });

  test('is not shown outside its dates [popup.global]', async () => {
    await saveSettings({ popup: { ...popup, startDate: '2099-01-01' } }, (html) => !html.includes('<dialog'));
    await saveSettings({ popup: { ...popup, startDate: '2020-01-01' } }, (html) => html.includes('<dialog'));
    await saveSettings({ popup: { ...popup, endDate: '2020-01-01' } }, (html) => !html.includes('<dialog'));
    await saveSettings({}, (html) => !html.includes('<dialog'));
  });
});
