import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutation, type Mutation } from './mutation.ts';
import { type MutationResult, resultOf, withoutFailing } from './mutation-result.ts';
import type { Failure, runTests } from './run-tests.ts';

export interface MutateOptions {
  /** Root of a copy of the project, in which files may be changed. */
  readonly tree: string;
  /** Time for the tests of one mutation. */
  readonly limitMs: number;
  readonly run: typeof runTests;
  readonly onResult: (result: MutationResult) => void;
}

/** Tries mutations one after the other; each file is restored before the next. */
export async function tryMutations(mutations: readonly Mutation[], options: MutateOptions): Promise<MutationResult[]> {
  const results: MutationResult[] = [];
  for (const mutation of mutations) {
    const result = await tryMutation(mutation, options);
    options.onResult(result);
    results.push(result);
  }
  const failing = await failuresWithout(results, options);
  return results.map((result) => withoutFailing(result, failing));
}

async function tryMutation(mutation: Mutation, { tree, limitMs, run }: MutateOptions): Promise<MutationResult> {
  const path = join(tree, mutation.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutation(source, mutation));
  try {
    return resultOf(mutation, await run({ tree, args: ['related', mutation.file], limitMs, stopsAtNamed: true }));
  } finally {
    writeFileSync(path, source);
  }
}

/** What fails of the tests that killed mutations when nothing is mutated. */
async function failuresWithout(
  results: readonly MutationResult[],
  { tree, limitMs, run }: MutateOptions,
): Promise<readonly Failure[]> {
  const files = [...new Set(results.flatMap(({ failures }) => failures.map(({ file }) => file)))];
  if (files.length === 0) return [];
  return (await run({ tree, args: ['run', ...files], limitMs: limitMs * 2, stopsAtNamed: false })).failures;
}
