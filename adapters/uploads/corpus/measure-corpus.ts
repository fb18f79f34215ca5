import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { corpora } from './corpora.ts';

const costs = z.array(
  z.object({ file: z.string(), isAccepted: z.boolean(), milliseconds: z.number(), memory: z.number() }),
);

/** Frequent garbage collection, so that memory in use is measured rather than garbage. */
const flags = ['--expose-gc', '--max-semi-space-size=1'];

/**
 * Cost of checking one file. `memory`: peak memory of the process in bytes, less its memory before the check, so that
 * memory which earlier checks have not returned does not count. Includes the file itself.
 */
export interface CheckCost {
  readonly title: string;
  readonly isAccepted: boolean;
  readonly milliseconds: number;
  readonly memory: number;
}

/** For tests and benchmarks: measures the check of each file of the corpus in a separate process. */
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
