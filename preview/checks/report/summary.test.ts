import { describe, expect, it } from 'vitest';
import type { Report, TestResult } from './read-report.ts';
import { summarize, summaryText } from './summary.ts';

const test = (title: string, seconds: number, status: TestResult['status'] = 'passed'): TestResult => ({
  title,
  file: 'a.test.ts',
  seconds,
  status,
});
const report = (tests: readonly TestResult[]): Report => ({
  passed: tests.filter(({ status }) => status !== 'failed').length,
  failed: tests.filter(({ status }) => status === 'failed').length,
  tests,
});
const many = Array.from({ length: 1000 }, (_, index) => test(`test ${index}`, index / 100));

describe('the summary of a run', () => {
  it('counts tests, and a step without a report as one check', () => {
    const steps = [
      { name: 'Types', ok: true, seconds: 1 },
      { name: 'Tests', ok: false, seconds: 2, report: report([test('a', 1), test('b', 1, 'failed')]) },
    ];
    const summary = summarize(steps, 3);
    expect(summary).toMatchObject({ passed: 2, failed: 1, isFlaky: false, failures: [{ title: 'b' }] });
    expect(summaryText(summary)).toMatch(/Failed tests\n {2}1\.0 s {2}a\.test\.ts: b/);
  });

  it('repeats the first lines that each attempt of a failed or flaky test said', () => {
    const withMessages = (title: string, status: TestResult['status'], ...messages: string[]) => ({
      ...test(title, 1, status),
      messages,
    });
    const tests = [
      withMessages('a', 'failed', 'Error: first\n\nExpected: 1', 'Error: second'),
      withMessages('b', 'flaky', Array.from({ length: 20 }, (_, at) => `line ${at}`).join('\n')),
    ];
    const text = summaryText(summarize([{ name: 'Tests', ok: false, seconds: 1, report: report(tests) }], 1));
    expect(text).toContain('a.test.ts: a\n      Error: first\n      Expected: 1\n      Error: second\n');
    expect(text).toContain('      line 7\n');
    expect(text).not.toContain('line 8');
  });

  it('counts a runner that failed without a failed test as a failure', () => {
    const [step] = [{ name: 'Tests', ok: false, seconds: 2, report: report([test('a', 1)]) }];
    expect(summarize([step], 2)).toMatchObject({ passed: 1, failed: 1 });
    expect(summarize([{ name: 'Lint', ok: false, seconds: 1 }], 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails above two flaky tests in a thousand, and lists each', () => {
    const run = (flaky: number) =>
      summarize(
        [
          {
            name: 'Tests',
            ok: true,
            seconds: 1,
            report: report([...many.slice(flaky), ...many.slice(0, flaky).map(({ title }) => test(title, 1, 'flaky'))]),
          },
        ],
        1,
      );
    expect(run(2).isFlaky).toBe(false);
    expect(run(3).isFlaky).toBe(true);
    expect(summaryText(run(3))).toMatch(/Flaky tests.*test 2.*the run has failed/s);
  });

  it('lists the twenty slowest tests, slowest first', () => {
    const { slowest } = summarize([{ name: 'Tests', ok: true, seconds: 1, report: report(many) }], 1);
    expect(slowest).toHaveLength(20);
    expect(slowest[0]?.title).toBe('test 999');
  });
});
