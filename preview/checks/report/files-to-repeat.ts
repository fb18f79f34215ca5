import type { CheckedStep } from './summary.ts';

/**
 * The test files that have to run again after a run: those with a failed test, or with one that did not run. Undefined if
 * the run failed by something else, such as a browser that did not start: then it says nothing of any file.
 */
export function filesToRepeat({ ok, report }: Pick<CheckedStep, 'ok' | 'report'>): ReadonlySet<string> | undefined {
  if (ok) return new Set();
  const failed = report?.tests.filter(({ status }) => status === 'failed') ?? [];
  if (!report || failed.length === 0 || failed.length !== report.failed) return undefined;
  return new Set(
    report.tests.filter(({ status }) => status !== 'passed' && status !== 'flaky').map(({ file }) => file),
  );
}
