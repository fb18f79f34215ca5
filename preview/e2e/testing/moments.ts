import { expect, type Page } from '@playwright/test';

/** A tile that looks the same at every moment. */
export const text = { type: 'text', key: 'words', heading: 'Words', body: '<p>Words</p>' };

/** Has the page seen as of a moment of London's clocks, by the app's own field. */
export async function seeAsOf(page: Page, wall: string): Promise<void> {
  const face = page.locator('.moment > button');
  await face.click();
  await page.getByLabel('See the page as of').fill(wall);
  await page.keyboard.press('Escape');
  await expect(face).not.toHaveText('As of now');
}
