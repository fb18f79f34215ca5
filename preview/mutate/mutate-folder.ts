import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutation, type Mutation } from './mutations/mutation.ts';
import { type MutationResult, resultOf } from './run/mutation-result.ts';
import type { runTests, TestResult } from './run/run-tests.ts';

export interface MutateOptions {
  /** Root of a copy of the project, in which files may be changed. */
  readonly tree: string;
  /** Time limit for the tests of one mutation. */
  readonly limitMs: number;
  readonly run: typeof runTests;
  readonly onResult: (result: MutationResult) => void;
}

/** The tests related to a file, without slow ones, which would take minutes per mutation. */
const relatedTests = (file: string): string[] => ['related', file, '--project=unit', '--project=isolated'];

/**
 * Runs the tests of each mutated file without a mutation, up to the first failure. If one fails, nothing can be measured,
 * because it would also fail with every mutation and end the run early. The tests of each file run separately, as they do
 * with a mutation: a test that depends on what another test has loaded fails only then.
 */
export async function runUnmutated(
  mutations: readonly Mutation[],
  { tree, limitMs, run }: Omit<MutateOptions, 'onResult'>,
): Promise<TestResult> {
  for (const file of new Set(mutations.map((mutation) => mutation.file))) {
    const result = await run({ tree, args: relatedTests(file), limitMs: limitMs * 2, stopAtRequirement: false });
    if (result.failures.length > 0 || result.timedOut) return result;
  }
  return { failures: [], timedOut: false };
}

/** Tries mutations one after the other. Each file is restored before the next. */
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
    return resultOf(mutation, await run({ tree, args: relatedTests(mutation.file), limitMs, stopAtRequirement: true }));
  } finally {
    writeFileSync(path, source);
  }
}
