import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { argv, memoryUsage, stdout } from 'node:process';
import { z } from 'zod';
import { checkFile } from '../check-file.ts';

/**
 * Runs as its own process with `--expose-gc`: checks the files of a folder one by one and prints the cost of each.
 * Memory is measured for the whole process, to include memory outside JavaScript.
 */
const listed = z.array(z.object({ file: z.string(), name: z.string(), accept: z.string() }));
const folder = argv[2] ?? '.';
const files = listed.parse(JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')));
const rule = (accept: string) => ({ accept, bytes: 5_000_000 });

/** Resets the peak memory that the system records. Source: proc(5), clear_refs. Works on Linux only. */
function resetPeakMemory(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {}
}

function readPeakMemory(): number {
  try {
    const peakKilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'latin1'))?.[1];
    return Number(peakKilobytes) * 1024;
  } catch {
    return memoryUsage.rss();
  }
}

interface Cost {
  readonly file: string;
  readonly isAccepted: boolean;
  readonly milliseconds: number;
  readonly memory: number;
}

async function measure({ file, name, accept }: z.output<typeof listed>[number]): Promise<Cost> {
  globalThis.gc?.();
  const before = memoryUsage.rss();
  const bytes = readFileSync(join(folder, file));
  resetPeakMemory();
  const startedAt = performance.now();
  const checked = await checkFile(bytes, name, rule(accept));
  const milliseconds = performance.now() - startedAt;
  return { file, isAccepted: checked.ok, milliseconds, memory: Math.max(0, readPeakMemory() - before) };
}

// The first file is small and valid; checking it loads everything that is loaded once.
for (const file of files.slice(0, 1)) await measure(file);
const rounds: Cost[][] = [];
for (let round = 0; round < Number(argv[3]); round += 1) {
  const costs: Cost[] = [];
  for (const file of files) costs.push(await measure(file));
  rounds.push(costs);
}
const costsByFile = files.map((_, at) => rounds.flatMap((costs) => costs[at] ?? []));
stdout.write(
  JSON.stringify(
    // The best time of all rounds, because other processes use the machine, and the highest memory.
    costsByFile.map((each) => ({
      ...each[0],
      milliseconds: Math.min(...each.map(({ milliseconds }) => milliseconds)),
      memory: Math.max(...each.map(({ memory }) => memory)),
    })),
  ),
);
