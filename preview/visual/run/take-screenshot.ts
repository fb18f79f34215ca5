import type { Page } from '@playwright/test';

/** The maximum height of a screenshot, in pixels. The rules check the whole page. */
const mostHeight = 1600;

async function takeOnce(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, mostHeight) } });
}

/** Takes screenshots until two in a row are equal, so that late changes by custom elements are included. */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  let before = await takeOnce(page);
  for (let tries = 0; tries < 5; tries += 1) {
    await page.waitForTimeout(60);
    const now = await takeOnce(page);
    if (now.equals(before)) break;
    before = now;
  }
  return before;
}
