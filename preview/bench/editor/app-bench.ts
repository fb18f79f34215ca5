import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { systemBrowser } from '../../checks/browser/browser-options.ts';
import { editorKey, type Product, publish, startProduct } from '../product/start-product.ts';
import { referencePage } from '../reference-page.ts';
import { inParallel } from '../scale/in-parallel.ts';
import { readChildrenMs } from './process-time.ts';

export interface AppTimes {
  /** Milliseconds from the start of the navigation until a page of 40 tiles is in its form and in all frames. */
  readonly openPageMs: number;
  /** Milliseconds from the start of the navigation until the first pages of 5,000 are listed. */
  readonly openListMs: number;
  /** Milliseconds from a letter in the search until the result is listed. */
  readonly searchMs: number;
  /** Processor time of the browser and the product while the editor is open and nothing happens, in percent of a core. */
  readonly idlePercent: number;
}

export const appGoals: AppTimes = { openPageMs: 1000, openListMs: 1000, searchMs: 1000, idlePercent: 2 };

const tileCount = 40;
const pageCount = 5000;
const rounds = 5;
const settleMs = 10_000;
const idleMs = 20_000;

/** Opens a page and the list of pages in the preview app, and leaves an editor open without any input. */
export async function benchApp(onStep: (step: string) => void): Promise<AppTimes> {
  const product = await startProduct();
  const browser = await chromium.launch(systemBrowser());
  try {
    await publish(product, { ...referencePage(tileCount), id: 'bench-app' });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.request.post(`${product.preview}/sign-in`, { form: { secret: editorKey } });
    const openPageMs = await medianOf(() => openPage(context, product));
    onStep('opened a page');
    const idlePercent = await measureIdle(context, product);
    onStep('left an editor open');
    await inParallel(0, pageCount, (index) =>
      publish(product, referencePage(10, { id: `copy-${index}`, title: `Copy ${index}` })),
    );
    onStep(`published ${pageCount} pages`);
    const openListMs = await medianOf(() => openList(context, product));
    const searchMs = await medianOf(() => searchList(context, product));
    return { openPageMs, openListMs, searchMs, idlePercent };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The first time is not counted: the site renders the page for the first time, and the browser compiles the app. */
async function medianOf(measure: () => Promise<number>): Promise<number> {
  await measure();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure());
  return times.toSorted((one, other) => one - other)[rounds >> 1] ?? 0;
}

const sinceNavigation = (page: Page): Promise<number> => page.evaluate(() => performance.now());

async function showPage(page: Page, { preview }: Product): Promise<void> {
  await page.goto(`${preview}/pages/bench-app`, { waitUntil: 'commit' });
  const frames = page.locator('.frame iframe');
  await frames.first().waitFor();
  for (let at = 0; at < (await frames.count()); at += 1)
    await frames
      .nth(at)
      .contentFrame()
      .locator('main > .tile')
      .nth(tileCount - 1)
      .waitFor();
}

async function openPage(context: BrowserContext, product: Product): Promise<number> {
  const page = await context.newPage();
  await showPage(page, product);
  const milliseconds = await sinceNavigation(page);
  await page.close();
  return milliseconds;
}

async function measureIdle(context: BrowserContext, product: Product): Promise<number> {
  const page = await context.newPage();
  await showPage(page, product);
  await page.waitForTimeout(settleMs);
  const before = readChildrenMs();
  await page.waitForTimeout(idleMs);
  const percent = ((readChildrenMs() - before) / idleMs) * 100;
  await page.close();
  return percent;
}

const firstRow = (page: Page) =>
  page
    .getByRole('row')
    .filter({ hasText: /\/[a-z]/ })
    .first();

async function openList(context: BrowserContext, { preview }: Product): Promise<number> {
  const page = await context.newPage();
  await page.goto(preview, { waitUntil: 'commit' });
  await firstRow(page).waitFor();
  const milliseconds = await sinceNavigation(page);
  await page.close();
  return milliseconds;
}

async function searchList(context: BrowserContext, { preview }: Product): Promise<number> {
  const page = await context.newPage();
  await page.goto(preview);
  await firstRow(page).waitFor();
  const searched = page.getByText('1 page', { exact: true });
  const from = await sinceNavigation(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('bench-app');
  await searched.waitFor();
  const milliseconds = (await sinceNavigation(page)) - from;
  await page.close();
  return milliseconds;
}
