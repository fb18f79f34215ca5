import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockReport, blockReport, blockReports } from './block-report.ts';
import { sharedTable } from './facts/schema-table.ts';
import { formatBlockReport, formatIndex } from './format-block-report.ts';

/** The folder of the reports. */
export const reportsFolder = join(import.meta.dirname, 'reports');

/** Reads the reports in a folder, by tile type; empty if the folder does not exist. */
export function readBlockReports(folder = reportsFolder): Readonly<Record<string, BlockReport>> {
  const file = join(folder, 'block-reports.json');
  return existsSync(file) ? blockReports.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes a page for each report, an index, and all of them as JSON. Removes all other files from the folder. */
export function writeBlockReports(all: readonly BlockReport[], folder = reportsFolder): void {
  // Parsed, so that the fields are in the order of the schema.
  const sorted = all.map((each) => blockReport.parse(each)).sort((one, other) => one.type.localeCompare(other.type));
  const files = new Map([
    ...sorted.map((each): [string, string] => [`${each.type}.md`, formatBlockReport(each)]),
    ['README.md', formatIndex(sorted, sharedTable())],
    ['block-reports.json', `${JSON.stringify(Object.fromEntries(sorted.map((each) => [each.type, each])), null, 2)}\n`],
  ]);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
  for (const [file, contents] of files) writeFileSync(join(folder, file), contents);
}
