import { expect, it } from 'vitest';
import { filesToRepeat } from './files-to-repeat.ts';
import type { Report, TestResult } from './read-report.ts';

const test = (file: string, status: TestResult['status']): TestResult => ({
  title: 'a test',
  file,
  seconds: 1,
  status,
});
const report = (tests: readonly TestResult[], failed = 0): Report => ({ passed: 0, failed, tests });

it('only files with a failed test, or with one that did not run, are repeated', () => {
  const tests = [
    test('a.e2e.ts', 'passed'),
    test('b.e2e.ts', 'failed'),
    test('b.e2e.ts', 'passed'),
    test('c.e2e.ts', 'skipped'),
    test('d.e2e.ts', 'flaky'),
  ];
  expect(filesToRepeat({ ok: false, report: report(tests, 1) })).toEqual(new Set(['b.e2e.ts', 'c.e2e.ts']));
  expect(filesToRepeat({ ok: true, report: report(tests.slice(0, 1)) })).toEqual(new Set());
});

it.each([
  ['has no report', undefined],
  ['has an error outside of tests', report([test('a.e2e.ts', 'failed')], 2)],
  ['has no failed test', report([test('a.e2e.ts', 'passed')])],
])('a failed run that %s says nothing of any file', (_, failedReport) => {
  expect(filesToRepeat({ ok: false, report: failedReport })).toBeUndefined();
});
