import { posix } from 'node:path';

/**
 * Sorts tests by the number of folders between them and a file, because the nearest most likely notice its mutations.
 * At the same distance, tests of one vitest project stay together: they share a worker.
 */
export function nearestFirst<Test>(
  file: string,
  tests: readonly Test[],
  describe: (test: Test) => { readonly file: string; readonly project: string },
): Test[] {
  return tests
    .map((test) => ({ test, ...describe(test) }))
    .map((test) => ({ ...test, distance: distanceBetween(file, test.file) }))
    .toSorted((a, b) => a.distance - b.distance || a.project.localeCompare(b.project))
    .map(({ test }) => test);
}

const distanceBetween = (a: string, b: string): number =>
  posix.relative(posix.dirname(a), posix.dirname(b)).split('/').filter(Boolean).length;

const firstBatch = 6;

/** Splits tests into batches, each four times as large as the one before. */
export function growingBatches<Test>(tests: readonly Test[], size = firstBatch): Test[][] {
  if (tests.length === 0) return [];
  return [tests.slice(0, size), ...growingBatches(tests.slice(size), size * 4)];
}
