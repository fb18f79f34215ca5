import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../run-step.ts';
import { type CachedTest, cachedTests } from './cached-tests.ts';
import { createFileHasher } from './hash-files.ts';
import { listFiles } from './list-files.ts';

const names = Object.keys(cachedTests) as readonly CachedTest[];

const recordFile = join(import.meta.dirname, 'passed-tests.json');
const inputsSchema = z.object({
  /** The hash of the files that a test depends on. */
  tests: z.partialRecord(z.enum(names), z.string()),
  /** The hash of each file with browser tests, by its path. */
  browserTests: z.record(z.string(), z.string()),
  /** The commit with which all unit tests passed. */
  unitTestsAt: z.string().optional(),
});

type Inputs = Omit<z.output<typeof inputsSchema>, 'unitTestsAt'>;

export async function hashInputs(): Promise<Inputs> {
  const { hashAll, hashEach } = createFileHasher(root);
  const tests: Inputs['tests'] = {};
  for (const name of names) tests[name] = await hashAll(listFiles(cachedTests[name]));
  return { tests, browserTests: await hashEach(listFiles(['site/e2e/*.e2e.ts', 'preview/e2e/*.e2e.ts'])) };
}

const readRecord = (): z.output<typeof inputsSchema> =>
  existsSync(recordFile)
    ? inputsSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8')))
    : { tests: {}, browserTests: {} };

interface Passed {
  readonly tests: readonly CachedTest[];
  /** The files with browser tests that passed as they are, with the product as it was then. */
  readonly browserTests: ReadonlySet<string>;
}

/** The tests that passed with the files as they are. */
export function findPassed(inputs: Inputs): Passed {
  const record = readRecord();
  const files = Object.keys(inputs.browserTests);
  return {
    tests: names.filter((name) => record.tests[name] === inputs.tests[name]),
    browserTests: new Set(files.filter((file) => record.browserTests[file] === inputs.browserTests[file])),
  };
}

export const readUnitTestsCommit = (): string | undefined => readRecord().unitTestsAt;

const updateRecord = (change: Partial<ReturnType<typeof readRecord>>): void =>
  writeFileSync(recordFile, `${JSON.stringify({ ...readRecord(), ...change }, undefined, 2)}\n`);

export const recordUnitTests = (commit: string): void => updateRecord({ unitTestsAt: commit });

/** Records that tests passed with the files as they were when the run began. */
export function recordPassed(passed: readonly CachedTest[], inputs: Inputs): void {
  const tests = Object.fromEntries(passed.map((name) => [name, inputs.tests[name]]));
  updateRecord({ tests: { ...readRecord().tests, ...tests } });
}

/**
 * Records that the browser tests passed, except those in some files: all of the changed files, and of the others at least
 * those that had to run.
 */
export const recordBrowserTests = ({ browserTests }: Inputs, except: ReadonlySet<string>): void =>
  updateRecord({
    browserTests: Object.fromEntries(Object.entries(browserTests).filter(([path]) => !except.has(path))),
  });
