import { describe, expect, it } from 'vitest';
import type { Latencies } from './latencies.ts';
import type { LoadReport } from './load-bench.ts';
import { checkGoals, formatLoadReport } from './load-report.ts';

const latencies = (p99: number, errors = 0): Latencies => ({ requests: 100, errors, p50: 1, p99 });

const reportOf = (idle: Latencies, saturated: Latencies, growth: number): LoadReport => ({
  minutes: 10,
  capacity: 1000,
  rate: 700,
  phases: [
    { name: 'idle', kind: 'cached pages', load: 1, latencies: idle },
    { name: 'saturated renderers', kind: 'cached pages', load: 2, latencies: saturated },
    { name: 'saturated renderers', kind: 'searches', load: 2, latencies: latencies(900, 7) },
  ],
  editor: { publications: latencies(20), drafts: latencies(300) },
  rendersPerSecond: 40,
  memory: { startMb: 300, middleMb: 400, endMb: 400 * (1 + growth), growth },
});

describe('the goals of the load benchmark', () => {
  it('are reached without errors of cached pages, with steady times and memory', () => {
    const goals = checkGoals(reportOf(latencies(2), latencies(4), 0.09));
    expect(goals.map(({ isReached }) => isReached)).toEqual([true, true, true]);
  });

  it('are missed with an error of a cached page, a slower 99th percentile or growing memory', () => {
    const goals = checkGoals(reportOf(latencies(2), latencies(4.1, 1), 0.1));
    expect(goals.map(({ isReached }) => isReached)).toEqual([false, false, false]);
  });

  it('compare pairs of phases by their median', () => {
    const pair = (ratio: number) => reportOf(latencies(2), latencies(2 * ratio), 0).phases;
    const report = { ...reportOf(latencies(2), latencies(4), 0), phases: [...pair(3), ...pair(1.2), ...pair(1.5)] };
    const goal = checkGoals(report)[1];
    expect(goal).toMatchObject({ value: '1.5 times (1.2, 1.5, 3.0)', isReached: true });
  });

  it('are in the report, with a line for each phase', () => {
    const text = formatLoadReport(reportOf(latencies(2), latencies(5), 0));
    expect(text).toContain('compared with idle (median of pairs) | 2.5 times (2.5) | at most 2 times | **no** |');
    expect(text).toContain('| saturated renderers | searches | 100 | 7 | 1.0 | 900.0 | 2.0 |');
    expect(text).toContain('| load | drafts of 400 tiles | 100 | 0 | 1.0 | 300.0 |  |');
  });
});
