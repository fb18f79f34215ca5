import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from './cookie-choices.ts';
import { findCutWords } from './find-cut-words.ts';
import { laidOut, siteUrl } from './product.ts';
import { publicRoutes, routeKinds } from './public-routes.ts';

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));

/** How many pixels a page is wider than its screen, and words that cannot be read for want of room. */
async function lackOfRoom(page: Page): Promise<readonly string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...(over > 0 ? [`scrolls sideways by ${over} px`] : []), ...(await findCutWords(page))];
}

for (const kind of routeKinds) {
  test(`at 320 px, which is 1280 px enlarged four times, every page of the kind “${kind}” is read by scrolling down alone`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 256 });
    const faults: Record<string, readonly string[]> = {};
    for (const path of await publicRoutes(kind)) {
      await page.goto(siteUrl() + path, { waitUntil: 'domcontentloaded' });
      await laidOut(page);
      await page.evaluate(() => document.fonts.ready);
      const found = await lackOfRoom(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}

for (const width of [768, 1280]) {
  test(`with text of twice the size nothing is cut off or pushed out at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const faults: Record<string, readonly string[]> = {};
    for (const kind of routeKinds) {
      for (const path of (await publicRoutes(kind)).filter((_, index) => index % 6 === 0)) {
        await page.goto(siteUrl() + path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(async () => {
          document.documentElement.style.fontSize = '200%';
          await document.fonts.ready;
        });
        await laidOut(page);
        const found = await lackOfRoom(page);
        if (found.length > 0) faults[path] = found;
      }
    }
    expect(faults).toEqual({});
  });
}
