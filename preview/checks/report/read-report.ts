import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { root } from '../run-step.ts';

/** One test as reported by its runner. */
export interface TestResult {
  readonly title: string;
  readonly file: string;
  readonly seconds: number;
  /** `flaky`: it failed first, and passed when it was retried. */
  readonly status: 'passed' | 'failed' | 'flaky' | 'skipped';
  /** What its failures said, one message per attempt, without colours. */
  readonly messages?: readonly string[];
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestResult[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/** Reads the output of vitest's JSON reporter. A file that could not be loaded counts as one failure. */
export function readVitestReport(file: string): Report {
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }): TestResult => {
      const known = status === 'passed' || status === 'failed' ? status : 'skipped';
      const messages = failureMessages.map(stripVTControlCharacters);
      return { title: fullName, file: relative(root, name), seconds: (duration ?? 0) / 1000, status: known, messages };
    }),
  );
  const failedToLoad = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  );
  return count(tests, failedToLoad.length);
}

const playwrightResult = z.object({
  duration: z.number(),
  error: z.object({ message: z.string().optional() }).optional(),
});
const playwrightSuite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ status: z.string(), results: z.array(playwrightResult) })),
      }),
    )
    .default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.unknown()).default([]),
});
const statuses = new Map<string, TestResult['status']>([
  ['expected', 'passed'],
  ['unexpected', 'failed'],
  ['flaky', 'flaky'],
]);

/** Reads the output of Playwright's JSON reporter. An error outside of tests counts as one failure. */
export function readPlaywrightReport(file: string): Report {
  const { suites, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return count(suites.flatMap(testsOf), errors.length);
}

const testsOf = ({ specs, suites }: z.output<typeof playwrightSuite>): TestResult[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }): TestResult => {
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      const messages = results.flatMap(({ error }) => error?.message ?? []).map(stripVTControlCharacters);
      return { title, file, seconds, status: statuses.get(status) ?? 'skipped', messages };
    }),
  ),
  ...suites.flatMap(testsOf),
];

const countedReport = z.object({ passed: z.number(), failed: z.number() });

/** Reads the two numbers that a command of this project wrote. */
export const readCounts = (file: string): Report => ({
  ...countedReport.parse(JSON.parse(readFileSync(file, 'utf8'))),
  tests: [],
});

function count(tests: readonly TestResult[], others: number): Report {
  const of = (...statuses: readonly TestResult['status'][]): number =>
    tests.filter(({ status }) => statuses.includes(status)).length;
  return { passed: of('passed', 'flaky'), failed: of('failed') + others, tests };
}
