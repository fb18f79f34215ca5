import type { Page, Route } from '@playwright/test';

/**
 * Handles the first request to an address, or so many. Unlike the option `times` of `page.route`, it stays: while the
 * last route of a page is removed, the browser can leave the next request without a response.
 */
export async function interceptFirst(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<unknown>,
  count = 1,
): Promise<void> {
  let left = count;
  await page.route(address, async (route) => {
    left -= 1;
    await (left < 0 ? route.fallback() : handle(route));
  });
}
