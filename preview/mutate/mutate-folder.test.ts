import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MutateOptions, tryMutations } from './mutate-folder.ts';
import { findMutations } from './mutations/find-mutations.ts';
import type { Failure, TestRequest } from './run/test-messages.ts';
import type { TestResult } from './run/test-runner.ts';

const source = 'export const isAdult = (age: number) => age >= 18;\n';
const mutated = source.replace('>=', '>');
const named: Failure = { file: 'a.test.ts', title: 'lets adults in [door.age]', hasRequirementId: true };
const plain: Failure = { file: 'b.test.ts', title: 'works', hasRequirementId: false };

let tree = '';
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'mutate-test-'));
  writeFileSync(join(tree, 'a.ts'), source);
});
afterEach(() => rmSync(tree, { recursive: true }));
const stored = (): string => readFileSync(join(tree, 'a.ts'), 'utf8');

const [mutation] = findMutations('a.ts', source);

/** Tries the only mutation of the source some times. */
async function mutate(
  withMutation: Partial<TestResult>,
  { withoutMutation = {}, times = 1 }: { readonly withoutMutation?: Partial<TestResult>; readonly times?: number } = {},
) {
  const runs: (TestRequest & { readonly source: string; readonly limitMs: number })[] = [];
  const runner: MutateOptions['runner'] = {
    run: async (request, limitMs) => {
      runs.push({ ...request, source: stored(), limitMs });
      return { failures: [], started: 0, timedOut: false, ...(stored() === source ? withoutMutation : withMutation) };
    },
  };
  const seen: string[] = [];
  const mutations = Array.from({ length: times }, () => mutation).filter((each) => each !== undefined);
  const onResult: MutateOptions['onResult'] = ({ outcome }) => seen.push(outcome);
  return { runs, seen, ...(await tryMutations(mutations, { tree, limitMs: 1000, runner, onResult })) };
}

const mutatedRun = { file: 'a.ts', stopAtRequirement: true, source: mutated, limitMs: 1000 };
const unmutatedRun = { file: 'a.ts', first: 3, stopAtRequirement: false, source, limitMs: 2000 };

describe('trying a mutation', () => {
  it('runs the related tests with the file mutated, and restores it', async () => {
    const { runs } = await mutate({});
    expect(runs).toEqual([mutatedRun]);
    expect(stored()).toBe(source);
  });

  it('restores the file if the tests cannot be run', async () => {
    const runner = { run: () => Promise.reject(new Error('no vitest')) };
    const failing = tryMutations(findMutations('a.ts', source), {
      tree,
      limitMs: 1000,
      runner,
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
  ] satisfies [string, Partial<TestResult>][])('results in %s for the test result %o', async (outcome, result) => {
    const { results, seen } = await mutate(result);
    expect([results.map((each) => each.outcome), seen]).toEqual([[outcome], [outcome]]);
  });
});

describe('the run without a mutation', () => {
  it('runs the tests that ran until one failed, once for the mutations of a file', async () => {
    const { runs, results } = await mutate({ failures: [named], started: 3 }, { times: 2 });
    expect(runs).toEqual([mutatedRun, unmutatedRun, mutatedRun]);
    expect(results).toHaveLength(2);
  });

  it.each([{ failures: [plain] }, { timedOut: true }])(
    'stops at tests that do not pass: %o',
    async (withoutMutation) => {
      const { runs, seen, unmutated } = await mutate({ failures: [named], started: 3 }, { withoutMutation, times: 2 });
      expect(runs).toEqual([mutatedRun, unmutatedRun]);
      expect([unmutated, seen]).toMatchObject([withoutMutation, []]);
    },
  );
});
