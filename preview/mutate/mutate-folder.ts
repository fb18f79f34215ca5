import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutation, type Mutation } from './mutations/mutation.ts';
import { type MutationResult, resultOf } from './run/mutation-result.ts';
import type { runTests, TestResult } from './run/run-tests.ts';

export interface MutateOptions {
  /** Root of a copy of the project, in which files may be changed. */
  readonly tree: string;
  /** Time for the tests of one mutation. */
  readonly limitMs: number;
  readonly run: typeof runTests;
  readonly onResult: (result: MutationResult) => void;
}

/** The tests that need a file, without the slow ones: each mutation would take minutes. */
const relatedTests = (file: string): string[] => ['related', file, '--project=unit', '--project=isolated'];

/**
 * Runs the tests of each mutated file without a mutation, up to the first that fails. Where one fails, no mutation can be
 * measured: it would fail with each of them, and end the run before the others. The tests of one file run apart from
 * those of the next, as they do with a mutation: a test that needs what another has loaded fails in such a selection only.
 */
export async function runUnmutated(
  mutations: readonly Mutation[],
  { tree, limitMs, run }: Omit<MutateOptions, 'onResult'>,
): Promise<TestResult> {
  for (const file of new Set(mutations.map((mutation) => mutation.file))) {
    const result = await run({ tree, args: relatedTests(file), limitMs: limitMs * 2, stopsAtNamed: false });
    if (result.failures.length > 0 || result.timedOut) return result;
  }
  return { failures: [], timedOut: false };
}

/** Tries mutations one after the other; each file is restored before the next. */
export async function tryMutations(mutations: readonly Mutation[], options: MutateOptions): Promise<MutationResult[]> {
  const results: MutationResult[] = [];
  for (const mutation of mutations) {
    const result = await tryMutation(mutation, options);
    options.onResult(result);
    results.push(result);
  }
  return results;
}

async function tryMutation(mutation: Mutation, { tree, limitMs, run }: MutateOptions): Promise<MutationResult> {
  const path = join(tree, mutation.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutation(source, mutation));
  try {
    return resultOf(mutation, await run({ tree, args: relatedTests(mutation.file), limitMs, stopsAtNamed: true }));
  } finally {
    writeFileSync(path, source);
  }
}
