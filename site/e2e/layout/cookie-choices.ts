import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The cookie choices of a page, whatever an editor calls them. */
export const cookieChoices = (page: Page): Locator => page.locator('[data-cookie-banner]');

/** The name of the list that a site asks about. */
async function listAt(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /data-cookie-banner="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** Makes a visitor one who has chosen, so that nothing lies over what is tested. Without categories all are refused. */
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
