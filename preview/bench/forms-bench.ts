import { type Browser, chromium } from '@playwright/test';
import { systemBrowser } from '../checks/browser/browser-options.ts';
import { startProduct } from './start-product.ts';

/** The most bytes of script, as sent, that a form may bring beyond its page’s own. */
export const formGoalBytes = 65_000;

export interface FormReport {
  readonly form: string;
  readonly path: string;
  /** Bytes of script as sent: of the form alone, and of what every part of a page needs that React runs. */
  readonly formBytes: number;
  readonly sharedBytes: number;
}

/** A part of a page that React runs and that is no form. */
const other = { path: '/', island: '[aria-roledescription="carousel"][data-ready]' };

/** What the script of each form weighs when it comes into sight of a telephone. */
export async function benchForms(forms: readonly (readonly [form: string, path: string])[]): Promise<FormReport[]> {
  const product = await startProduct();
  const browser = await chromium.launch(systemBrowser());
  try {
    const shared = new Set((await visit(browser, `${product.site}${other.path}`, other.island)).keys());
    const reports: FormReport[] = [];
    for (const [form, path] of forms) {
      const scripts = await visit(browser, product.site + path, `[data-form="${form}"][data-ready]`);
      const sum = (isShared: boolean): number =>
        [...scripts].reduce((bytes, [address, size]) => bytes + (shared.has(address) === isShared ? size : 0), 0);
      reports.push({ form, path, formBytes: sum(false), sharedBytes: sum(true) });
    }
    return reports;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Goes to a telephone’s first screen, then to an island, and gives the scripts that were fetched with their sizes. */
async function visit(browser: Browser, address: string, island: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.set(
        new URL(request.url()).pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  await page.goto(address, { waitUntil: 'load' });
  const hidden = island.replace('[data-ready]', '');
  await page
    .locator(hidden)
    .first()
    .evaluate((found) => found.scrollIntoView());
  await page.locator(island).first().waitFor();
  await page.waitForTimeout(2000);
  const sized = await Promise.all([...scripts].map(async ([path, size]) => [path, await size] as const));
  await context.close();
  return new Map(sized);
}
