import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleTests } from './browser/sample-tests.ts';
import { type CachedTest, skipPassed } from './passed/cached-tests.ts';
import {
  findPassed,
  hashInputs,
  readUnitTestsCommit,
  recordBrowserTests,
  recordPassed,
  recordUnitTests,
} from './passed/passed-tests.ts';
import { filesToRepeat } from './report/files-to-repeat.ts';
import { type Report, readCounts, readPlaywrightReport, readVitestReport } from './report/read-report.ts';
import { type CheckedStep, summarize, summaryText } from './report/summary.ts';
import { bin, fileName, reportsDir, root, runStep, type Step } from './run-step.ts';
import { describeUnknownTypes } from './unknown-types.ts';
import {
  findCleanCommit,
  hasOnlyChangedModules,
  hasOnlyChangedModulesSince,
  listReadingTests,
  readUnitTestStart,
  storeUnitTestStart,
} from './vitest/affected-tests.ts';

/**
 * Runs the checks: `npm run check`. With names of tile types, only the checks of those types. With `--browser` also the
 * browser tests and those on PostgreSQL (`npm test`), with `--all` also everything that is sampled or skipped otherwise (`npm run test:all`).
 */
const { values, positionals: types } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
});
const unknown = describeUnknownTypes(types);
if (unknown !== '') {
  process.stderr.write(unknown);
  process.exit(1);
}
const isQuick = !values.browser && !values.all;
// Quick checks run none of the tests whose results are recorded.
const inputs = isQuick ? { tests: {}, browserTests: {} } : await hashInputs();
const alreadyPassed = isQuick || values.all ? { tests: [], browserTests: new Set<string>() } : findPassed(inputs);
const env = {
  ...(isQuick && { TEST_QUICK: 'true' }),
  ...(values.all ? { TEST_ALL: 'true' } : skipPassed(alreadyPassed.tests)),
  ...(types.length > 0 && { TILE_TYPES: types.join(',') }),
};

/** Runs a step and reads its report. A step without a report counts as one check. */
async function check(step: Step, file?: string, read?: (file: string) => Report): Promise<CheckedStep> {
  if (file) rmSync(file, { force: true });
  const result = await runStep({ ...step, env: { ...env, ...step.env } });
  return { ...result, report: file && read && existsSync(file) ? read(file) : undefined };
}

const generatedStep: Step = {
  name: 'Generated files',
  command: process.execPath,
  args: ['preview/generators/gen.ts', '--check'],
};
const typesStep: Step = { name: 'Types', command: bin('tsc'), args: ['-p', '.'] };
const lintStep = (folders: readonly string[]): Step => ({
  name: 'Lint, layers and format',
  command: bin('biome'),
  args: ['ci', '--colors=off', '--max-diagnostics=50', ...folders],
});

/** Fails on unused files, exports and dependencies; `knip.json` lists the entries. */
const unusedStep: Step = {
  name: 'Unused files, exports and dependencies',
  command: bin('knip'),
  args: ['--no-progress', '--treat-config-hints-as-errors'],
};

function vitest(name: string, more: readonly string[]): Promise<CheckedStep> {
  const file = join(reportsDir, `${fileName(name)}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', ...reporters, ...more];
  return check({ name, command: bin('vitest'), args, isLive: true }, file, readVitestReport);
}

const unitProjects = ['--project=unit', '--project=isolated', '--project=dom'];

const unitTests = (filters: readonly string[] = []): Promise<CheckedStep> =>
  vitest('Unit and contract tests', [...unitProjects, ...filters]);

/**
 * Runs the unit tests that a change can affect since they last ran here, or since the commit with which all of them are
 * recorded as passed. All of them run if there is neither, or if a file has changed that is not a module.
 */
async function affectedUnitTests(): Promise<CheckedStep[]> {
  const startedAt = Date.now();
  const isRerun = hasOnlyChangedModules(readUnitTestStart());
  const commit = readUnitTestsCommit();
  if (!isRerun && commit !== undefined && hasOnlyChangedModulesSince(commit))
    return affectedTests(`--changed=${commit}`);
  const steps = isRerun
    ? await affectedTests('--since-last-run')
    : [await unitTests(['--experimental.recordDependencies'])];
  // A run that was ended early has not seen every change.
  if (steps.every(({ report }) => report)) storeUnitTestStart(startedAt);
  return steps;
}

/** Runs the unit tests that import changed modules, and always those that read files. */
async function affectedTests(changed: '--since-last-run' | `--changed=${string}`): Promise<CheckedStep[]> {
  const reading = listReadingTests();
  const affected = [changed, '--passWithNoTests', ...reading.map((path) => `--exclude=${path}`)];
  return [
    await vitest('Affected unit and contract tests', [...unitProjects, ...affected]),
    await vitest('Tests that read files of the repository', [...unitProjects, ...reading]),
  ];
}

/** The browser tests start the product. Built beside other tests, which wait now and then, it costs less time. */
const buildStep: Step = { name: 'Build of the site', command: process.execPath, args: ['site/build/build.ts'] };

/** Slow tests mostly wait for processes, so running all tests together takes little longer than the slow ones alone. */
async function allVitest(): Promise<CheckedStep> {
  const commit = findCleanCommit();
  const hasPassed = alreadyPassed.tests.includes('races');
  if (hasPassed)
    process.stdout.write('Without the crash and race tests: they have passed with the product as it is.\n');
  const excluded = hasPassed ? ['adapters', 'site'].map((folder) => `--exclude=${folder}/**/*.slow.test.ts`) : [];
  const result = await vitest('Unit, contract, crash and race tests', excluded);
  if (result.ok && commit !== undefined) recordUnitTests(commit);
  return result;
}

function browserTests(
  name: string,
  config: string,
  { isLive = true, more = [] }: { readonly isLive?: boolean; readonly more?: readonly string[] } = {},
): Promise<CheckedStep> {
  const file = join(reportsDir, `${fileName(name)}.json`);
  const args = ['test', `--config=${config}`, '--reporter=dot,json', ...more];
  // Playwright sets FORCE_COLOR, and Node.js warns of both.
  const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: undefined };
  return check({ name, command: bin('playwright'), args, env: variables, isLive }, file, readPlaywrightReport);
}

/** The test files whose results are recorded by names of their own. */
const filesOfTests: Readonly<Partial<Record<CachedTest, string>>> = {
  throwing: 'site/e2e/scripts/throwing.e2e.ts',
  development: 'site/e2e/product/development.e2e.ts',
};

/**
 * Runs the browser tests of the site and the preview app. Of the test files that passed as they are, with the product as
 * it is, one test of every third file. After a failure, the next run with this product repeats the failed files.
 */
async function productTests(): Promise<CheckedStep> {
  const config = 'playwright.config.ts';
  const groups = ['site', 'preview'] as const;
  const sampled = groups.filter((group) => alreadyPassed.tests.includes(group));
  const included: readonly CachedTest[] = [
    ...groups.filter((group) => !sampled.includes(group)),
    ...(sampled.includes('site') ? [] : (['throwing', 'development'] as const)),
  ];
  const more = sampled.length === 0 ? [] : ['--test-list', writeSample(config, sampled)];
  const result = await browserTests('Browser tests', config, { more });
  const repeated = filesToRepeat(result);
  if (!repeated) return result;
  const paths = new Set([...repeated].map(pathOfBrowserTest));
  recordPassed(
    included.filter((name) => !paths.has(filesOfTests[name] ?? '')),
    inputs,
  );
  recordBrowserTests(inputs, paths);
  return result;
}

/** Playwright names a file relative to the folder of the tests. */
const pathOfBrowserTest = (file: string): string => relative(root, resolve(root, 'site/e2e', file));

/**
 * Writes a list of browser tests with one of every third unchanged file of the sampled groups, others for each commit.
 * Returns its file name.
 */
function writeSample(config: string, sampled: readonly CachedTest[]): string {
  const args = ['test', `--config=${config}`, '--list'];
  const listing = execFileSync(bin('playwright'), args, { cwd: root, encoding: 'utf8' });
  const listFile = join(reportsDir, 'sampled-browser-tests.txt');
  const isSampled = (file: string): boolean => {
    const path = pathOfBrowserTest(file);
    return sampled.includes(path.startsWith('preview/') ? 'preview' : 'site') && alreadyPassed.browserTests.has(path);
  };
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  writeFileSync(listFile, sampleTests(listing, { isSampled, seed: commit }));
  process.stdout.write(`One browser test of every third file of ${sampled.join(' and ')} that has passed as it is.\n`);
  return listFile;
}

/** Records that the tests passed which are part of a step. */
async function recordingPass(names: readonly CachedTest[], step: Promise<CheckedStep>): Promise<CheckedStep> {
  const result = await step;
  if (result.ok) recordPassed(names, inputs);
  return result;
}

/** Checks every story by the layout rules and its baseline. Counts one check per story and width. */
const checkScreenshots = (): Promise<CheckedStep> =>
  check(
    {
      name: 'Screenshots and layout rules',
      command: process.execPath,
      args: ['preview/visual/visual.ts'],
      isLive: true,
    },
    join(root, 'test-results/visual/count.json'),
    readCounts,
  );

/** The folders of a tile type. */
const foldersOf = (type: string): readonly string[] => [`schemas/tiles/${type}`, `blocks/${type}`];

async function checkTypes(): Promise<CheckedStep[]> {
  const folders = types.flatMap(foldersOf);
  const fastSteps = await Promise.all([check(generatedStep), check(typesStep), check(lintStep(folders))]);
  return [
    ...fastSteps,
    await unitTests([...folders.map((folder) => `${folder}/`), 'blocks/_shared/examples/examples.test.tsx']),
  ];
}

async function checkAll(): Promise<CheckedStep[]> {
  const fastSteps = await Promise.all([check(generatedStep), check(typesStep), check(lintStep([])), check(unusedStep)]);
  if (isQuick) return [...fastSteps, ...(await affectedUnitTests())];
  const steps = [
    ...fastSteps,
    ...(await Promise.all([
      recordingPass(['generators', 'impact', 'mutation', 'races'], allVitest()),
      check(buildStep),
    ])),
  ];
  steps.push(await productTests());
  steps.push(await checkScreenshots());
  const toolSteps = await Promise.all([
    recordingPass(
      ['screenshots'],
      browserTests('Tests of the screenshot tools', 'preview/visual/playwright.config.ts', { isLive: false }),
    ),
    recordingPass(
      ['kit'],
      browserTests('Tests of the conformance kit', 'preview/block-reports/playwright.config.ts', { isLive: false }),
    ),
  ]);
  return [...steps, ...toolSteps];
}

const startedAt = performance.now();
const steps = await (types.length > 0 ? checkTypes() : checkAll());
const summary = summarize(steps, (performance.now() - startedAt) / 1000);
writeFileSync(join(reportsDir, 'summary.json'), `${JSON.stringify(summary, undefined, 2)}\n`);
process.stdout.write(summaryText(summary));
process.exitCode = summary.failed > 0 || summary.isFlaky ? 1 : 0;
