import type { StepResult } from '../run-step.ts';
import type { Report, TestResult } from './read-report.ts';

/** A step with the counts of its report. Without a report it counts as one check. */
export interface CheckedStep extends StepResult {
  readonly report?: Report | undefined;
}

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly steps: readonly { readonly name: string; readonly seconds: number; readonly ok: boolean }[];
  /** Failed tests that their runners name. A step can also fail without one. */
  readonly failures: readonly TestResult[];
  readonly flaky: readonly TestResult[];
  /** Whether there are more flaky tests than the limit allows. */
  readonly isFlaky: boolean;
  readonly slowest: readonly TestResult[];
}

/** The share of tests that may pass only when retried. */
const flakyLimit = 0.002;
const slowestCount = 20;
/** How many lines of a failure's message the summary repeats. The rest is in the report. */
const messageLines = 8;

/** Summarizes the steps of a run. A runner that failed without a failed test counts as one failure. */
export function summarize(steps: readonly CheckedStep[], seconds: number): Summary {
  const tests = steps.flatMap(({ report }) => report?.tests ?? []);
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const failedOf = ({ ok, report }: CheckedStep): number => Math.max(report?.failed ?? 0, ok ? 0 : 1);
  return {
    passed: steps.reduce((sum, { ok, report }) => sum + (report?.passed ?? (ok ? 1 : 0)), 0),
    failed: steps.reduce((sum, step) => sum + failedOf(step), 0),
    seconds,
    steps: steps.map(({ name, seconds: taken, ok }) => ({ name, seconds: taken, ok })),
    failures: tests.filter(({ status }) => status === 'failed'),
    flaky,
    isFlaky: flaky.length > tests.length * flakyLimit,
    slowest: tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestCount),
  };
}

/** The text at the end of a run. */
export function summaryText(summary: Summary): string {
  const { passed, failed, seconds, steps, failures, flaky, isFlaky, slowest } = summary;
  const line = ({ seconds: taken, file, title }: TestResult): string => `  ${taken.toFixed(1)} s  ${file}: ${title}`;
  const failedLines = (test: TestResult): string[] => [line(test), ...(test.messages ?? []).flatMap(excerptOf)];
  return [
    '',
    'Time by step',
    ...steps.map(({ name, seconds: taken }) => `  ${taken.toFixed(1).padStart(7)} s  ${name}`),
    ...(slowest.length > 0 ? ['', 'Slowest tests', ...slowest.map(line)] : []),
    ...(flaky.length > 0 ? ['', 'Flaky tests: failed, then passed on retry', ...flaky.flatMap(failedLines)] : []),
    ...(failures.length > 0 ? ['', 'Failed tests', ...failures.flatMap(failedLines)] : []),
    ...(isFlaky ? [`${flaky.length} flaky tests are more than ${flakyLimit * 100} % of all: the run has failed.`] : []),
    '',
    `${passed} passed, ${failed} failed, ${flaky.length} flaky, ${(seconds / 60).toFixed(1)} min. Reports: test-results/reports`,
    '',
  ].join('\n');
}

/** The first lines of a message, indented, without empty ones and calls inside of dependencies. */
const excerptOf = (message: string): string[] =>
  message
    .split('\n')
    .filter((text) => text.trim() !== '' && !/^\s+at .*node_modules/.test(text))
    .slice(0, messageLines)
    .map((text) => `      ${text.slice(0, 300)}`);
