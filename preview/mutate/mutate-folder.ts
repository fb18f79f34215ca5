import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutation, type Mutation } from './mutations/mutation.ts';
import { type MutationResult, resultOf } from './run/mutation-result.ts';
import type { TestResult, TestRunner } from './run/test-runner.ts';

export interface MutateOptions {
  /** Root of a copy of the project, in which files may be changed. */
  readonly tree: string;
  /** Time limit for the tests of one mutation, in milliseconds. */
  readonly limitMs: number;
  readonly runner: Pick<TestRunner, 'run'>;
  readonly onResult: (result: MutationResult) => void;
}

export interface MutateResults {
  readonly results: readonly MutationResult[];
  /** The result of tests that fail without a mutation. Nothing can be measured with them. */
  readonly unmutated?: TestResult;
}

/**
 * Tries mutations one after the other. Each file is restored before the next. When tests fail, those that have run are
 * run again without the mutation, because only tests that pass then have noticed it.
 */
export async function tryMutations(mutations: readonly Mutation[], options: MutateOptions): Promise<MutateResults> {
  const results: MutationResult[] = [];
  /** How many test files of a source file, nearest first, passed without a mutation. */
  const passed = new Map<string, number>();
  for (const mutation of mutations) {
    const { file } = mutation;
    const mutated = await runMutated(mutation, options);
    if (mutated.failures.length > 0 && mutated.started > (passed.get(file) ?? 0)) {
      const request = { file, first: mutated.started, stopAtRequirement: false };
      const unmutated = await options.runner.run(request, options.limitMs * 2);
      if (unmutated.failures.length > 0 || unmutated.timedOut) return { results, unmutated };
      passed.set(file, mutated.started);
    }
    const result = resultOf(mutation, mutated);
    options.onResult(result);
    results.push(result);
  }
  return { results };
}

async function runMutated(mutation: Mutation, { tree, limitMs, runner }: MutateOptions): Promise<TestResult> {
  const path = join(tree, mutation.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutation(source, mutation));
  try {
    return await runner.run({ file: mutation.file, stopAtRequirement: true }, limitMs);
  } finally {
    writeFileSync(path, source);
  }
}
