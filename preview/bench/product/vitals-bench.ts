import { type Browser, type CDPSession, chromium, devices } from '@playwright/test';
import { systemBrowser } from '../../checks/browser/browser-options.ts';
import { startProduct } from './start-product.ts';

export interface Vitals {
  readonly path: string;
  /** Milliseconds until the largest element of the first screen was painted. */
  readonly lcpMs: number;
  /** The markup of that element. */
  readonly largest: string;
  /** The cumulative layout shift. */
  readonly cls: number;
  /** Total milliseconds by which tasks exceeded 50 ms, from the first paint on. */
  readonly tbtMs: number;
  /** The requests before that paint, and their bytes as transferred. */
  readonly requests: number;
  readonly bytes: number;
}

export const vitalsGoals = { lcpMs: 1200, cls: 0.02, tbtMs: 20 } as const;

/** A slow 4G connection and a mid-range phone, as in Lighthouse; each request waits for a round trip. */
const network = { offline: false, latency: 150, downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: 96_000 };
const slowdown = 4;

const runs = 3;

/** First visits to the built product on a simulated phone: the median of its runs by largest paint. */
export async function benchVitals(paths: readonly string[]): Promise<readonly Vitals[]> {
  const product = await startProduct();
  const browser = await chromium.launch(systemBrowser());
  try {
    const results: Vitals[] = [];
    for (const path of paths) {
      await fetch(product.site + path);
      const visits: Vitals[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, product.site, path));
      const median = visits.sort((one, other) => one.lcpMs - other.lcpMs)[Math.floor(runs / 2)];
      if (median) results.push(median);
    }
    return results;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function visit(browser: Browser, site: string, path: string): Promise<Vitals> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await page.addInitScript(watchVitals);
  await page.goto(site + path, { waitUntil: 'load' });
  // Long enough for what appears later: cookie banner, popup, lazy images.
  await page.waitForTimeout(4000);
  const seen = await page.evaluate(readVitals);
  await context.close();
  return { path, ...seen };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page before its own scripts. Records measurements in `window.vitals`. */
function watchVitals(): void {
  const seen = { lcpMs: 0, largest: '', cls: 0, tbtMs: 0 };
  Object.assign(window, { vitals: seen });
  const watch = (type: string, handle: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    const element = 'element' in entry && entry.element instanceof Element ? entry.element : undefined;
    // The popup opens by itself seconds after the page is readable. No visitor waits for it.
    if (element?.closest('dialog')) return;
    seen.lcpMs = entry.startTime;
    seen.largest = element?.outerHTML.slice(0, 80) ?? '';
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
  });
  watch('longtask', ({ startTime, duration }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    if (startTime + duration > painted) seen.tbtMs += Math.max(0, duration - 50);
  });
}

function readVitals() {
  const seen: Omit<Vitals, 'path' | 'requests' | 'bytes'> = Reflect.get(window, 'vitals');
  const requested = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
    (entry) => entry instanceof PerformanceResourceTiming && entry.startTime < seen.lcpMs,
  );
  const bytes = requested.reduce(
    (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0),
    0,
  );
  return { ...seen, requests: requested.length, bytes };
}
