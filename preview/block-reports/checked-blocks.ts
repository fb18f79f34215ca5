import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const checkedBlock = z.object({
  /** The script of the tile type in bytes, as in its block report. */
  script: z.int(),
  /** A hash of everything the checks depend on, when all passed: while it is the same, they need not run again. */
  passed: z.string(),
});

export type CheckedBlock = z.output<typeof checkedBlock>;

const file = join(import.meta.dirname, 'checked-blocks.json');

/** What is recorded of each tile type’s last checks. */
export const readCheckedBlocks = (): Readonly<Record<string, CheckedBlock>> =>
  z.record(z.string(), checkedBlock).parse(JSON.parse(readFileSync(file, 'utf8')));

/** Records tile types, one to a line. The order is that of their names. */
export function writeCheckedBlocks(checked: Readonly<Record<string, CheckedBlock>>): void {
  const lines = Object.entries(checked)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([type, { script, passed }]) => `  "${type}": { "script": ${script}, "passed": "${passed}" }`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
