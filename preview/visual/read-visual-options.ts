import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');

export interface VisualOptions {
  /** Looks whose name holds one of these; all, where there is none. */
  readonly words: readonly string[];
  readonly approve: boolean;
  /** Where the approved pictures are. */
  readonly approved: string;
  /** Where the side-by-side page and the count go. */
  readonly results: string;
  /** The static catalogue, if it has been built. */
  readonly catalogue: string | undefined;
}

/** What was asked for on the command line. Throws for what it does not know. */
export function readVisualOptions(args: readonly string[]): VisualOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      approve: { type: 'boolean', default: false },
      approved: { type: 'string', default: join(root, 'preview/visual/approved') },
      results: { type: 'string', default: join(root, 'test-results/visual') },
      catalogue: { type: 'string' },
    },
  });
  return {
    words: positionals,
    approve: values.approve,
    approved: resolve(values.approved),
    results: resolve(values.results),
    catalogue: values.catalogue,
  };
}
