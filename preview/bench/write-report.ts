import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checks/run-step.ts';

/** Writes a benchmark's report as JSON and as Markdown. Returns the path of the Markdown file. */
export function writeReport(name: string, report: object, markdown: string): string {
  const folder = join(root, 'test-results/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report, undefined, 2)}\n`);
  const file = join(folder, `${name}.md`);
  writeFileSync(file, `${markdown}\n`);
  return file;
}
