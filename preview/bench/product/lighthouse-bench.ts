import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { systemBrowser } from '../../checks/browser/browser-options.ts';
import { startProduct } from './start-product.ts';

const run = promisify(execFile);

/** Downloaded when needed: with its own browser driver it is larger than the product. */
const lighthouse = 'lighthouse@13.5.0';

export const lighthouseGoals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
});

export interface LighthouseResult {
  readonly path: string;
  /** Scores out of 100, by category. */
  readonly scores: ReadonlyMap<keyof typeof lighthouseGoals, number>;
  /** As Lighthouse formats them: `1.2 s`. */
  readonly lcp: string;
  readonly tbt: string;
  readonly cls: string;
}

const runs = 3;

/** Lighthouse results of pages on its simulated phone: for each page the median of its runs by performance. */
export async function benchLighthouse(paths: readonly string[]): Promise<readonly LighthouseResult[]> {
  const product = await startProduct();
  try {
    const results: LighthouseResult[] = [];
    for (const path of paths) {
      await fetch(product.site + path);
      const each: LighthouseResult[] = [];
      // Lighthouse sometimes loses the trace of a page, which says nothing about the page.
      for (let count = 0; count < runs; count += 1)
        each.push(await visit(product.site, path).catch(() => visit(product.site, path)));
      const performance = (result: LighthouseResult): number => result.scores.get('performance') ?? 0;
      const median = each.sort((one, other) => performance(one) - performance(other))[Math.floor(runs / 2)];
      if (median) results.push(median);
    }
    return results;
  } finally {
    await product.stop();
  }
}

async function visit(site: string, path: string): Promise<LighthouseResult> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      site + path,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(lighthouseGoals).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      maxBuffer: 50_000_000,
      env: { ...process.env, CHROME_PATH: systemBrowser().executablePath },
    },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const displayValueOf = (audit: string): string => audits[audit]?.displayValue ?? '';
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map(
    (name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const,
  );
  return {
    path,
    scores: new Map(scores),
    lcp: displayValueOf('largest-contentful-paint'),
    tbt: displayValueOf('total-blocking-time'),
    cls: displayValueOf('cumulative-layout-shift'),
  };
}
