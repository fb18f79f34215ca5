import { type Browser, chromium } from '@playwright/test';
import { systemBrowser } from '../checks/browser/browser-options.ts';
import { startProduct } from './product/start-product.ts';

/** The maximum size of a form's script beyond that of its page, in bytes as transferred. */
export const formGoalBytes = 40_000;

export interface FormReport {
  readonly form: string;
  readonly path: string;
  /** Size of script as transferred: of the form itself, and of what every React part of a page shares. */
  readonly formBytes: number;
  readonly sharedBytes: number;
}

/** A React part of a page that is not a form. */
const other = { path: '/menu', island: '[aria-roledescription="carousel"][data-ready]' };

/** Measures the script of each form that loads when the form scrolls into view on a phone. */
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

/** Opens a page on a phone, scrolls to an island, and returns the loaded scripts with their sizes. */
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
