import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './run-step.ts';

const productFiles = ['schemas', 'renderer', 'blocks', 'adapters', 'site', 'package-lock.json'] as const;
const browserFiles = [...productFiles, 'playwright.config.ts', 'preview/checks/browser/browser-options.ts'] as const;

/**
 * Slow tests with a result that depends on few files. They run again if one of those files has changed since they last
 * passed, and in `npm run test:all`. The hashes of the files are recorded in `passed-tests.json`, which is committed.
 */
export const cachedTests = {
  /** A framework application with tiles that throw: `site/e2e/scripts/throwing.e2e.ts`. */
  throwing: ['renderer', 'site/e2e/scripts/proof-app', 'site/e2e/scripts/throwing.e2e.ts', 'package-lock.json'],
  /** The site in development, with a framework that compiles on demand: `site/e2e/product/development.e2e.ts`. */
  development: productFiles,
  /**
   * The website in a browser: `site/e2e`. `npm test` runs one test of each file while these files are unchanged, and
   * all tests otherwise.
   */
  site: browserFiles,
  /** The preview app in a browser: `preview/e2e`. Sampled as the website is. */
  preview: [
    ...browserFiles,
    'preview/app',
    'preview/server',
    'preview/review',
    'preview/block-reports/checked-blocks.ts',
    'preview/e2e',
  ],
  /** The generators in a copy of the tree: `preview/generators/generators.slow.test.ts`. */
  generators: [
    'preview/generators',
    'preview/checks',
    'preview/mutate/run/copy-tree.ts',
    'blocks/_shared',
    'renderer',
    'schemas/content/field',
    'schemas/forms',
    'schemas/content/tile',
    'schemas/sources',
    'biome.json',
    'tsconfig.json',
    'vitest.config.ts',
  ],
  /** What changes of the code do to content: `preview/impact/impact.slow.test.ts`. */
  impact: [
    'preview/impact',
    'preview/stories',
    'adapters/demo/content',
    'blocks/_shared/examples',
    'renderer',
    'schemas/content',
    'package-lock.json',
  ],
  /** The test runs of `npm run mutate`: `preview/mutate/run/test-runner.slow.test.ts`. */
  mutation: ['preview/mutate', 'package-lock.json', 'vitest.config.ts'],
  /** The commands that take and approve screenshots: `preview/visual/visual.e2e.ts`. */
  screenshots: [
    'preview/visual',
    'preview/stories',
    'preview/checks/browser',
    'blocks',
    'renderer',
    'package-lock.json',
    ':!preview/visual/baselines',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CachedTest = keyof typeof cachedTests;

const names: readonly CachedTest[] = [
  'throwing',
  'development',
  'site',
  'preview',
  'generators',
  'impact',
  'mutation',
  'screenshots',
];
const recordFile = join(import.meta.dirname, 'passed-tests.json');
const recordSchema = z.partialRecord(z.enum(names), z.string());
/** Tells tests which of them can be skipped. */
const skipVariable = 'PASSED_TESTS';

type Hashes = z.output<typeof recordSchema>;

/** A SHA-256 of the input files of each test. */
export function hashInputs(): Hashes {
  return Object.fromEntries(names.map((name) => [name, hashOf(cachedTests[name])]));
}

function hashOf(paths: readonly string[]): string {
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '-z',
    '--',
    ...paths,
    ':!preview/checks/passed-tests.json',
  ];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean).toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    if (existsSync(join(root, file))) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const readRecord = (): Hashes =>
  existsSync(recordFile) ? recordSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8'))) : {};

/** The tests that passed with the files as they are. */
export function findPassed(hashes: Hashes): readonly CachedTest[] {
  const record = readRecord();
  return names.filter((name) => record[name] === hashes[name]);
}

/** The environment that skips tests. */
export const skipPassed = (passed: readonly CachedTest[]): Readonly<Record<string, string>> => ({
  [skipVariable]: passed.join(' '),
});

/** Records that tests passed with the files as they were when the run began. */
export function recordPassed(passed: readonly CachedTest[], hashes: Hashes): void {
  const record = { ...readRecord(), ...Object.fromEntries(passed.map((name) => [name, hashes[name]])) };
  writeFileSync(recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
}

/** Whether a test can be skipped. Called by the test itself. */
export const hasAlreadyPassed = (name: CachedTest): boolean =>
  (process.env[skipVariable] ?? '').split(' ').includes(name);
