import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { systemBrowser } from '../../checks/browser/browser-options.ts';
import { editorKey, type Product, publish, startProduct } from '../product/start-product.ts';
import { referencePage } from '../reference-page.ts';
import { inParallel } from '../scale/in-parallel.ts';
import { readChildrenMs } from './process-time.ts';

export interface AppTimes {
  /** Milliseconds from the start of the navigation until the large frame shows a page of 40 tiles. */
  readonly openPageMs: number;
  /** Milliseconds from the start of the navigation until the first pages of 5,000 are listed. */
  readonly openListMs: number;
  /** Milliseconds from a letter in the search until the result is listed. */
  readonly searchMs: number;
  /** Processor time of the browser while an editor is open and nothing happens, in percent of a core. */
  readonly idlePercent: number;
  /** The same of the site, the service and the preview’s server, for which there is no goal. */
  readonly idleProductPercent: number;
}

export const appGoals = { openPageMs: 1000, openListMs: 1000, searchMs: 1000, idlePercent: 2 } as const;

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
    const idle = await measureIdle(context, product);
    onStep('left an editor open');
    await inParallel(0, pageCount, (index) =>
      publish(product, referencePage(10, { id: `copy-${index}`, title: `Copy ${index}` })),
    );
    onStep(`published ${pageCount} pages`);
    const openListMs = await medianOf(() => openList(context, product));
    const searchMs = await medianOf(() => searchList(context, product));
    return { openPageMs, openListMs, searchMs, ...idle };
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
  const frame = page.locator('.frame.main iframe').contentFrame();
  await frame
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

const readTimes = () => ({ browser: readChildrenMs(/--type=|chrom/), product: readChildrenMs(/main\.ts/) });

async function measureIdle(context: BrowserContext, product: Product) {
  const page = await context.newPage();
  await showPage(page, product);
  await page.waitForTimeout(settleMs);
  const before = readTimes();
  await page.waitForTimeout(idleMs);
  const after = readTimes();
  await page.close();
  const percent = (part: keyof typeof after): number => ((after[part] - before[part]) / idleMs) * 100;
  return { idlePercent: percent('browser'), idleProductPercent: percent('product') };
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
