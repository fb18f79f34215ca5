import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { corpora } from './corpora.ts';

const costs = z.array(
  z.object({ file: z.string(), isTaken: z.boolean(), milliseconds: z.number(), memory: z.number() }),
);

/** Rubbish is cleared away soon, so that what is measured is what checks hold and not what waits to be cleared. */
const flags = ['--expose-gc', '--max-semi-space-size=1'];

/**
 * What the check of one file cost. `memory`: the most bytes the process had during it, beyond those before all checks, so
 * that the file itself and what earlier checks left are in it.
 */
export interface CheckCost {
  readonly title: string;
  readonly isTaken: boolean;
  readonly milliseconds: number;
  readonly memory: number;
}

/** For tests and benches: what the check of each file of the corpus costs, in a process that does nothing else. */
export async function measureCorpus(rounds = 3): Promise<readonly CheckCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    const all = corpora.flatMap(({ family, accept, files }) => files.map((each) => ({ ...each, family, accept })));
    const listed = all.map(({ name, accept, make }, index) => {
      const file = String(index);
      writeFileSync(join(folder, file), make());
      return { file, name, accept };
    });
    writeFileSync(join(folder, 'files.json'), JSON.stringify(listed));
    const script = join(import.meta.dirname, 'measure-checks.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, folder, String(rounds)]);
    return costs.parse(JSON.parse(stdout)).map(({ file, ...cost }) => {
      const { family = '', title = '' } = all[Number(file)] ?? {};
      return { title: `${family}: ${title}`, ...cost };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
