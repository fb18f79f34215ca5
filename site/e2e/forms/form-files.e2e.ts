import { expect, type Locator, type Page, test } from '@playwright/test';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { closePopup } from '../product/product.ts';
import { field, openContact, pdf, removeOf, send, thanks, watchPosts } from './testing/message-form.ts';

const stop = (form: Locator): Locator => form.getByRole('button', { name: 'Stop sending' });

/** Limits the upload of a page to so many bytes per second; without a number, removes the limit. */
async function throttle(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = async (uploadThroughput: number): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
  await session.send('Network.enable');
  await limit(bytesPerSecond);
  return () => limit(-1);
}

test.beforeEach(({ page }) => closePopup(page));

test.describe('files on a slow connection', () => {
  test('show their progress, can be cancelled with everything still there, and can be sent afterwards', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const form = await openContact(page);
    await field(form).setInputFiles([pdf('menu.pdf', 1_500_000), pdf('receipt.pdf', 500_000)]);
    const release = await throttle(page, 150_000);
    await send(form).click();
    const progress = form.getByRole('progressbar', { name: 'Files sent' });
    await expect(progress).toBeVisible();
    const share = (): Promise<number> => progress.evaluate((bar) => Number(bar.getAttribute('value')));
    await expect.poll(share, { timeout: 30_000 }).toBeGreaterThan(10);
    await expect(form.getByRole('status').filter({ hasText: /^Sending your files/ })).toHaveCount(1);
    expect(await findPageErrors(page)).toEqual([]);
    await stop(form).focus();
    await page.keyboard.press('Enter');
    await expect(progress).toHaveCount(0);
    await expect(send(form)).toBeFocused();
    await expect(form.getByLabel('First name')).toHaveValue('Zoë');
    await expect(removeOf(form, 'menu.pdf')).toBeVisible();
    expect(await field(form).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2);
    await release();
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toContainText('Your message is sent', { timeout: 30_000 });
  });
});

test.describe('choosing files', () => {
  test('adds to those chosen before, removes single ones, and reports unsuitable ones at once', async ({ page }) => {
    const form = await openContact(page);
    await field(form).setInputFiles([pdf('one.pdf')]);
    await field(form).setInputFiles([pdf('two.pdf')]);
    await expect(form.getByRole('status').filter({ hasText: 'one.pdf, two.pdf' })).toHaveCount(1);
    await removeOf(form, 'one.pdf').focus();
    await page.keyboard.press('Enter');
    await expect(removeOf(form, 'one.pdf')).toHaveCount(0);
    await expect(removeOf(form, 'two.pdf')).toBeVisible();
    await expect(field(form)).toBeFocused();
    await field(form).setInputFiles([pdf('heavy.pdf', 5_100_000)]);
    await expect(field(form)).toHaveAccessibleDescription(/larger than 5 MB/);
    await expect(removeOf(form, 'heavy.pdf')).toBeVisible();
    await send(form).click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([/^heavy\.pdf cannot be sent/]);
    await field(form).setInputFiles([
      { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(field(form)).toHaveAccessibleDescription(/must be a JPG, PNG, WEBP, HEIC or PDF/);
    // The header covers content scrolled under it.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findPageErrors(page)).toEqual([]);
    expect(
      await field(form).evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name)),
    ).toContain('two.pdf');
  });

  test('above the limit is reported when the form is sent, and corrected with the keyboard alone', async ({ page }) => {
    const form = await openContact(page);
    const posts = watchPosts(page);
    await field(form).setInputFiles([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')]);
    await send(form).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Send up to three files']);
    expect(posts).toHaveLength(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(form)).toBeFocused();
    // Shift+Tab from the field: the last file comes right before it.
    await page.keyboard.press('Shift+Tab');
    await expect(removeOf(form, '4.pdf')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(removeOf(form, '4.pdf')).toHaveCount(0);
    await expect(field(form)).toBeFocused();
    await send(form).focus();
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toContainText('Your message is sent');
    await expect(thanks(page)).toBeFocused();
  });
});
