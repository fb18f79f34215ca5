import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checks/run-step.ts';

/** The path of a file beside the reports. Creates their folder. */
export function reportFile(name: string): string {
  const folder = join(root, 'test-results/bench');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/** Writes a benchmark's report as JSON and as Markdown. Returns the path of the Markdown file. */
export function writeReport(name: string, report: object, markdown: string): string {
  writeFileSync(reportFile(`${name}.json`), `${JSON.stringify(report, undefined, 2)}\n`);
  const file = reportFile(`${name}.md`);
  writeFileSync(file, `${markdown}\n`);
  return file;
}
