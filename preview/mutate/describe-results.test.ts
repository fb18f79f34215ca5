import { describe, expect, it } from 'vitest';
import { describeResult, describeStart, describeSummaries, describeUnmutated, summarize } from './describe-results.ts';
import { findMutations } from './mutations/find-mutations.ts';
import { containsRequirementId } from './requirement-ids.ts';
import type { MutationResult, Outcome } from './run/mutation-result.ts';

const resultsOf = (source: string, outcome: Outcome): MutationResult[] =>
  findMutations('site/a.ts', source).map((mutation) => ({ ...mutation, outcome, failures: [] }));
const results = (...outcomes: Outcome[]): MutationResult[] =>
  outcomes.flatMap((outcome) => resultsOf('const a = b < c;', outcome));

describe('the report', () => {
  it('counts kills by tests with a requirement id separately, and among all kills', () => {
    expect(summarize('site', results('killed', 'killed-by-named', 'killed', 'survived', 'timed-out'))).toEqual({
      folder: 'site',
      tried: 5,
      killed: 3,
      killedByNamed: 1,
      survived: 1,
      timedOut: 1,
    });
  });

  it('is a table with a line per folder and one for the total', () => {
    const site = summarize('site', results('killed', 'killed-by-named', 'survived', 'timed-out'));
    const schemas = summarize('schemas', results('survived'));
    expect(describeSummaries([site, schemas])).toBe(
      [
        'folder   tried  killed    by named tests  survived  timed out',
        'site     4      2 (50 %)  1 (25 %)        1         1',
        'schemas  1      0 (0 %)   0 (0 %)         1         0',
        'all      5      2 (40 %)  1 (20 %)        2         1',
        '',
      ].join('\n'),
    );
    expect(describeSummaries([site])).not.toContain('all');
    expect(describeSummaries([summarize('empty', [])])).toContain('empty   0      0       0');
  });

  it('says how many mutations are tried', () => {
    expect(describeStart('site', 3, 40, 1)).toBe('site: 3 of 40 mutations, seed 1\n');
    expect(describeStart('docs', 0, 0, 1)).toContain('There is nothing to change in it.');
  });

  it('shows a mutation on one line', () => {
    expect(resultsOf('const a = b < c;', 'survived').map(describeResult)).toEqual([
      'survived        site/a.ts:1  boundary: < → <=',
    ]);
    const [long = ''] = resultsOf(`call(\n  ${'a'.repeat(99)},\n);`, 'killed').map(describeResult);
    expect(long).toMatch(/^killed {10}site\/a\.ts:1 {2}statement: call\( a+… → ;$/);
  });
});

describe('the run without a mutation', () => {
  it('lists the failing tests', () => {
    const failures = [{ file: 'a.test.ts', title: 'works', hasRequirementId: false }];
    expect(describeUnmutated({ failures })).toBe(
      'These tests fail without a mutation. Fix them first:\n  a.test.ts: works\n',
    );
  });

  it('says why a file cannot be loaded', () => {
    const failures = [
      { file: 'a.test.ts', title: 'the file cannot be loaded', hasRequirementId: false, reason: 'No ./b.ts' },
    ];
    expect(describeUnmutated({ failures })).toContain('  a.test.ts: the file cannot be loaded: No ./b.ts\n');
  });

  it('says what to do if it took too long', () => {
    expect(describeUnmutated({ failures: [] })).toContain('--limit');
  });
});

it.each([
  ['has a title [tile.invalid]', true],
  ['has two [api.401] [route.chunk-reload]', true],
  ['has none', false],
  ['has a list [1, 2]', false],
  ['has a place tiles[2].links', false],
])('a title that %s names a requirement: %s', (title, hasRequirementId) => {
  expect(containsRequirementId(title)).toBe(hasRequirementId);
});
