import { expect, it } from 'vitest';
import { growingBatches, nearestFirst } from './nearest-first.ts';

it('sorts tests by the number of folders between them and the file, those of a project together', () => {
  const tests = ['dom:a/b/d.ts', 'unit:site/z.ts', 'unit:a/b/c.ts', 'unit:a/z.ts', 'dom:a/b/e.ts', 'unit:a/b/c/x.ts'];
  const describeTest = (test: string) => {
    const [project = '', file = ''] = test.split(':');
    return { project, file };
  };
  expect(nearestFirst('a/b/file.ts', tests, describeTest)).toEqual([
    'dom:a/b/d.ts',
    'dom:a/b/e.ts',
    'unit:a/b/c.ts',
    'unit:a/z.ts',
    'unit:a/b/c/x.ts',
    'unit:site/z.ts',
  ]);
});

it('splits tests into batches that grow', () => {
  const tests = Array.from({ length: 40 }, (_, at) => at);
  const batches = growingBatches(tests);
  expect(batches.map(({ length }) => length)).toEqual([6, 24, 10]);
  expect(batches.flat()).toEqual(tests);
  expect(growingBatches([])).toEqual([]);
});
