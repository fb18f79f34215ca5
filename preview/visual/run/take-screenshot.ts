import type { Page } from '@playwright/test';

/** The maximum height of a screenshot, in pixels. The rules check the whole page. */
const maxHeight = 1600;

async function takeOnce(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) } });
}

/** Takes screenshots until two in a row are equal, so that late changes by custom elements are included. */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  let before = await takeOnce(page);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await page.waitForTimeout(60);
    const now = await takeOnce(page);
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}
