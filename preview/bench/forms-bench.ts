import { chromium, type Page } from '@playwright/test';
import { startProduct } from './start-product.ts';

/** The most bytes of script, as sent, that a form may bring beyond its page’s own. */
export const formGoalBytes = 65_000;

export interface FormReport {
  readonly form: string;
  readonly path: string;
  /** Script of the page before the form is near, and what comes for the form: bytes as sent. */
  readonly pageBytes: number;
  readonly formBytes: number;
}

/** What the script of each form weighs when it comes into sight of a telephone. */
export async function benchForms(forms: readonly (readonly [form: string, path: string])[]): Promise<FormReport[]> {
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const reports: FormReport[] = [];
    for (const [form, path] of forms) {
      const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
      const page = await context.newPage();
      reports.push({ form, path, ...(await weigh(page, product.site + path, form)) });
      await context.close();
    }
    return reports;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function weigh(page: Page, address: string, form: string) {
  let bytes = 0;
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const weighed = request.sizes().then(({ responseBodySize }) => {
      bytes += responseBodySize;
    });
    sizes.push(weighed);
  });
  await page.goto(address, { waitUntil: 'load' });
  // What comes by itself comes within a few seconds.
  await page.waitForTimeout(3000);
  await Promise.all(sizes);
  const pageBytes = bytes;
  const element = page.locator(`[data-form="${form}"]`);
  await element.evaluate((found) => found.scrollIntoView());
  await page.locator(`[data-form="${form}"][data-ready]`).waitFor();
  await page.waitForTimeout(1000);
  await Promise.all(sizes);
  return { pageBytes, formBytes: bytes - pageBytes };
}
