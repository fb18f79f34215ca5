import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../../..');

export interface VisualOptions {
  /** The patterns for stories and baselines, as `nameMatches` reads them; all if there are none. */
  readonly patterns: readonly string[];
  readonly approve: boolean;
  /** The folder with the baselines. */
  readonly baselines: string;
  /** The folder that the report and the count are written to. */
  readonly results: string;
  /** Whether snapshots that passed with the same content before are compared again: `--all`, or `TEST_ALL=true`. */
  readonly all: boolean;
  /** Whether passed snapshots are recorded in the file beside the baselines. A CI machine would only lose it. */
  readonly save: boolean;
  /** The static catalogue, if it is built already. */
  readonly catalogue: string | undefined;
}

/** Parses the command line. Throws for unknown options. */
export function readVisualOptions(args: readonly string[]): VisualOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      approve: { type: 'boolean', default: false },
      all: { type: 'boolean', default: process.env.TEST_ALL === 'true' },
      baselines: { type: 'string', default: join(root, 'preview/visual/baselines') },
      results: { type: 'string', default: join(root, 'test-results/visual') },
      catalogue: { type: 'string' },
    },
  });
  return {
    patterns: positionals,
    approve: values.approve,
    baselines: resolve(values.baselines),
    results: resolve(values.results),
    all: values.all,
    save: !process.env.CI,
    catalogue: values.catalogue,
  };
}
