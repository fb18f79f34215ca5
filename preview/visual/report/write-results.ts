import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FailedComparison } from '../run/failed-comparison.ts';
import { reportImages } from './report-images.ts';
import { reportPage, type VisualReport } from './report-page.ts';

/** A run’s report before its images are created. */
export type Findings = Omit<VisualReport, 'failed'> & { readonly failed: readonly FailedComparison[] };

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Writes `count.json` for the command that runs all checks, and on failures `index.html` with its images. Returns the
 * path of the page.
 */
export function writeResults(folder: string, count: Count, findings?: Findings): string | undefined {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'count.json'), JSON.stringify(count));
  if (!findings || findings.failed.length + findings.violations.length === 0) return undefined;
  const images = join(folder, 'images');
  mkdirSync(images);
  const failed = findings.failed.map((comparison) => ({ ...comparison, images: reportImages(comparison) }));
  for (const { file, png } of failed.flatMap((comparison) => comparison.images)) writeFileSync(join(images, file), png);
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage({ ...findings, failed }));
  return page;
}
