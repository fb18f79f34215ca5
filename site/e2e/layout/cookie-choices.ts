import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The cookie choices of a page, whatever label an editor gives them. */
export const cookieChoices = (page: Page): Locator => page.locator('[data-cookie-banner]');

/** The name of the list for which a site asks consent. */
async function listAt(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /data-cookie-banner="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Stores a cookie choice for a visitor, so that nothing covers what is tested. Without categories all are refused. */
export async function chooseCookies(
  context: BrowserContext,
  url: string,
  categories: readonly string[] = [],
): Promise<void> {
  const value = [await listAt(url), '1', ...categories].join('.');
  await context.addCookies([{ name: 'consent', value, url }]);
}

/** The categories in a visitor's record; undefined where there is none. */
export async function chosenCategories(context: BrowserContext): Promise<readonly string[] | undefined> {
  const record = (await context.cookies()).find(({ name }) => name === 'consent');
  return record?.value.split('.').slice(2);
}
