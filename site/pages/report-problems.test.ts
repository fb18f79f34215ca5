import { expect, it } from 'vitest';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { SiteLogEntry } from '../operations/site-log.ts';
import { createProblemReporter } from './report-problems.ts';

const problem: Problem = {
  code: 'tile-invalid',
  severity: 'error',
  path: ['tiles', 2, 'links', 0, 'linkUrl'],
  message: '“links[0].linkUrl” must not be empty.',
  tile: { key: 'hello', type: 'text' },
};

it('logs an invalid field once, with page id, key, type and path [tile.invalid]', () => {
  const entries: SiteLogEntry[] = [];
  const report = createProblemReporter((entry) => entries.push(entry));
  report('home', [problem]);
  report('home', [problem]);
  report('offers', [problem]);
  expect(entries).toEqual(
    ['home', 'offers'].map((pageId) => ({
      level: 'error',
      event: 'content-problem',
      pageId,
      code: 'tile-invalid',
      field: 'tiles[2].links[0].linkUrl',
      message: '“links[0].linkUrl” must not be empty.',
      tile: { key: 'hello', type: 'text' },
    })),
  );
});

it('forgets what it has logged after 10,000 problems, and logs warnings as such [tile.invalid]', () => {
  const entries: SiteLogEntry[] = [];
  const report = createProblemReporter((entry) => entries.push(entry));
  const warningOf = (index: number): Problem => ({ ...problem, severity: 'warning', message: `${index}` });
  const first = warningOf(0);
  report(
    'home',
    Array.from({ length: 10_000 }, (_, index) => warningOf(index)),
  );
  report('home', [first]);
  expect(entries).toHaveLength(10_000);
  report('home', [problem, first]);
  expect(entries.slice(10_000).map(({ level, message }) => [level, message])).toEqual([
    ['error', problem.message],
    ['warning', '0'],
  ]);
});

it('logs the same problem of another tile too [tile.invalid]', () => {
  const keys: (string | undefined)[] = [];
  const report = createProblemReporter(({ tile }) => keys.push(tile?.key));
  for (const key of ['hello', 'bye', 'hello']) report('home', [{ ...problem, tile: { key, type: 'text' } }]);
  expect(keys).toEqual(['hello', 'bye']);
});
