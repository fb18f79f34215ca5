import { createHash } from 'node:crypto';

interface Sample {
  /** Whether the file has passed as it is. */
  readonly isSampled: (file: string) => boolean;
  /** Another seed chooses other files. */
  readonly seed: string;
}

/** One of so many sampled files has a test in the list. */
const filesPerTest = 3;

/**
 * Chooses browser tests from the output of `playwright test --list`: all tests of a file, or the first one of every third
 * file where `isSampled` is true. The result is the content of a file for `--test-list`. Files are relative to the tests’
 * folder.
 */
export function sampleTests(listing: string, { isSampled, seed }: Sample): string {
  const tests = listing.split('\n').flatMap((line) => {
    const file = /^ *\[[^\]]+\] › (.+?):\d+:\d+ › /.exec(line)?.[1];
    return file === undefined ? [] : [{ file, line: line.trim() }];
  });
  const sampled = [...new Set(tests.map(({ file }) => file))].filter(isSampled);
  const chosen = new Set(shuffle(sampled, seed).slice(0, Math.ceil(sampled.length / filesPerTest)));
  return tests
    .filter(({ file }) => !isSampled(file) || chosen.delete(file))
    .map(({ line }) => line)
    .join('\n');
}

/** The same order for the same seed. */
function shuffle(files: readonly string[], seed: string): readonly string[] {
  const keyOf = (file: string): string => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  return files
    .map((file) => ({ file, key: keyOf(file) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ file }) => file);
}
