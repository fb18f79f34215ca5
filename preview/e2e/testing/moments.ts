import { expect, type Page } from '@playwright/test';

/** A tile that never changes. */
export const text = { type: 'text', key: 'words', heading: 'Words', body: '<p>Words</p>' };

/** Sets the preview date in London time with the app's own field. */
export async function seeAsOf(page: Page, wall: string): Promise<void> {
  const face = page.locator('.moment > button');
  await face.click();
  await page.getByLabel('Preview as of').fill(wall);
  await page.keyboard.press('Escape');
  await expect(face).not.toHaveText('Preview as of now');
}
