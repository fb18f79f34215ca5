import { type CheckCost, measureCorpus } from '#adapters/uploads/corpus/measure-corpus.ts';

/** Limits of the check of uploads: milliseconds until a bad file is refused, and bytes of memory. */
export const filesGoals = { refusedMs: 100, memory: 30_000_000 };

export interface FilesReport {
  readonly files: number;
  /** The slowest refused and accepted files, slowest first. */
  readonly refused: readonly CheckCost[];
  readonly accepted: readonly CheckCost[];
  /** The file that needs most memory. */
  readonly memory: CheckCost | undefined;
}

/** Checks every file of the corpus in a process of its own. */
export async function benchFiles(): Promise<FilesReport> {
  const costs = [...(await measureCorpus())].sort((one, other) => other.milliseconds - one.milliseconds);
  const accepted = costs.filter(({ isAccepted }) => isAccepted);
  const refused = costs.filter(({ isAccepted }) => !isAccepted);
  const [memory] = [...costs].sort((one, other) => other.memory - one.memory);
  return { files: costs.length, refused: refused.slice(0, 3), accepted: accepted.slice(0, 3), memory };
}
