import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MutateOptions, runUnmutated, tryMutations } from './mutate-folder.ts';
import { findMutations } from './mutations/find-mutations.ts';
import type { Failure, TestResult } from './run/run-tests.ts';

const source = 'export const isAdult = (age: number) => age >= 18;\n';
const hasRequirementId: Failure = { file: 'a.test.ts', title: 'lets adults in [door.age]', hasRequirementId: true };
const plain: Failure = { file: 'b.test.ts', title: 'works', hasRequirementId: false };

let tree = '';
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'mutate-test-'));
  writeFileSync(join(tree, 'a.ts'), source);
});
afterEach(() => rmSync(tree, { recursive: true }));
const stored = (): string => readFileSync(join(tree, 'a.ts'), 'utf8');

const related = (...files: string[]): string[] => ['related', ...files, '--project=unit', '--project=isolated'];

/** Tries the only mutation of the source. */
async function mutate(mutated: Partial<TestResult>) {
  const runs: { readonly args: readonly string[]; readonly source: string }[] = [];
  const run: MutateOptions['run'] = async ({ args }) => {
    runs.push({ args, source: stored() });
    return { failures: [], timedOut: false, ...mutated };
  };
  const seen: string[] = [];
  const results = await tryMutations(findMutations('a.ts', source), {
    tree,
    limitMs: 1000,
    run,
    onResult: ({ outcome }) => seen.push(outcome),
  });
  return { runs, seen, outcomes: results.map(({ outcome }) => outcome) };
}

describe('trying a mutation', () => {
  it('runs the related tests with the file mutated, and restores it', async () => {
    const { runs } = await mutate({});
    expect(runs).toEqual([{ args: related('a.ts'), source: source.replace('>=', '>') }]);
    expect(stored()).toBe(source);
  });

  it('restores the file if the tests cannot be run', async () => {
    const failing = tryMutations(findMutations('a.ts', source), {
      tree,
      limitMs: 1000,
      run: () => Promise.reject(new Error('no vitest')),
      onResult: () => undefined,
    });
    await expect(failing).rejects.toThrow('no vitest');
    expect(stored()).toBe(source);
  });

  it.each([
    ['survived', {}],
    ['killed', { failures: [plain] }],
    ['killed-by-named', { failures: [plain, hasRequirementId] }],
    ['timed-out', { timedOut: true }],
    ['killed', { failures: [plain], timedOut: true }],
  ] satisfies [string, Partial<TestResult>][])('results in %s for the test result %o', async (outcome, result) => {
    const { outcomes, seen } = await mutate(result);
    expect([outcomes, seen]).toEqual([[outcome], [outcome]]);
  });
});

it('runs the tests of all files once before, without a mutation, to the end', async () => {
  const runs: Parameters<MutateOptions['run']>[0][] = [];
  const mutations = ['a.ts', 'b.ts', 'a.ts'].flatMap((file) => findMutations(file, source));
  const run: MutateOptions['run'] = async (input) => {
    runs.push(input);
    return { failures: [plain], timedOut: false };
  };
  expect(await runUnmutated(mutations, { tree, limitMs: 1000, run })).toEqual({ failures: [plain], timedOut: false });
  expect(runs).toEqual([{ tree, args: related('a.ts', 'b.ts'), limitMs: 2000, stopAtRequirement: false }]);
  expect(stored()).toBe(source);
});
