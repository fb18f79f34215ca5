import { expect, type Page } from '@playwright/test';

/** A tile that never changes. */
export const text = { type: 'text', key: 'words', heading: 'Words', body: '<p>Words</p>' };

/** Sets the preview date in London time with the app's own field. */
export async function previewAsOf(page: Page, localTime: string): Promise<void> {
  const dateButton = page.locator('.preview-date > button');
  await dateButton.click();
  await page.getByLabel('Preview as of').fill(localTime);
  await page.keyboard.press('Escape');
  await expect(dateButton).not.toHaveText('Preview date: now');
}
