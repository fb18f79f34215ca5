import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsDir } from '../checks/run-step.ts';
import type { BlockReport } from './block-report.ts';
import { sharedTable } from './facts/schema-table.ts';
import { formatBlockReport, formatIndex } from './format-block-report.ts';

/** Writes a page for each report and an index, in place of earlier ones. Returns their folder. */
export function writeBlockReports(reports: readonly BlockReport[]): string {
  const folder = join(reportsDir, 'blocks');
  const sorted = reports.toSorted((one, other) => one.type.localeCompare(other.type));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const each of sorted) writeFileSync(join(folder, `${each.type}.md`), formatBlockReport(each));
  writeFileSync(join(folder, 'README.md'), formatIndex(sorted, sharedTable()));
  return folder;
}
