import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FailedComparison, reportPage } from './report-page.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Writes `count.json` for the command that runs all checks, and `index.html` where a comparison failed; returns its path. */
export function writeResults(folder: string, failed: readonly FailedComparison[], count: Count): string | undefined {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'count.json'), JSON.stringify(count));
  if (failed.length === 0) return undefined;
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage(failed));
  return page;
}
