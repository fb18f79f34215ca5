import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMutations } from './find-mutations.ts';
import { type MutateOptions, tryMutations } from './mutate-folder.ts';
import type { Failure, TestResult } from './run-tests.ts';

const source = 'export const isAdult = (age: number) => age >= 18;\n';
const named: Failure = { file: 'a.test.ts', title: 'lets adults in [door.age]', named: true };
const plain: Failure = { file: 'b.test.ts', title: 'works', named: false };

let tree = '';
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'mutate-test-'));
  writeFileSync(join(tree, 'a.ts'), source);
});
afterEach(() => rmSync(tree, { recursive: true }));
const stored = (): string => readFileSync(join(tree, 'a.ts'), 'utf8');

/** Tries the one mutation of the source; `unmutated` is what the tests that failed come to without it. */
async function mutate(mutated: Partial<TestResult>, unmutated: readonly Failure[] = []) {
  const runs: { readonly args: readonly string[]; readonly source: string }[] = [];
  const run: MutateOptions['run'] = async ({ args }) => {
    runs.push({ args, source: stored() });
    const failures = args[0] === 'related' ? (mutated.failures ?? []) : unmutated;
    return { failures, timedOut: mutated.timedOut ?? false };
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
    expect(runs).toEqual([{ args: ['related', 'a.ts'], source: source.replace('>=', '>') }]);
    expect(stored()).toBe(source);
  });

  it('restores the file when the tests cannot be run', async () => {
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
    ['killed-by-named', { failures: [plain, named] }],
    ['timed-out', { timedOut: true }],
    ['killed', { failures: [plain], timedOut: true }],
  ] satisfies [string, Partial<TestResult>][])('has %s where the tests come to %o', async (outcome, result) => {
    const { outcomes, seen } = await mutate(result);
    expect([outcomes, seen]).toEqual([[outcome], [outcome]]);
  });

  it('does not count a test that fails without the mutation as well', async () => {
    expect((await mutate({ failures: [plain, named] }, [named])).outcomes).toEqual(['killed']);
    expect((await mutate({ failures: [named] }, [named])).outcomes).toEqual(['survived']);
    const { runs } = await mutate({ failures: [plain, named] });
    expect(runs[1]).toEqual({ args: ['run', 'b.test.ts', 'a.test.ts'], source });
  });
});
