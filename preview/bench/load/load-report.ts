import { idleName, type LoadReport, type Phase, saturatedName } from './load-bench.ts';
import { cachedTraffic } from './traffic.ts';

const maxRatio = 2;
const maxGrowth = 0.1;

export interface LoadGoal {
  readonly name: string;
  readonly value: string;
  readonly goal: string;
  readonly isReached: boolean;
}

/** What the benchmark is about: errors and response times of cached pages, and memory. */
export function checkGoals({ phases, memory }: LoadReport): LoadGoal[] {
  const cached = phases.filter(({ kind }) => kind === cachedTraffic.name);
  const errors = cached.reduce((sum, { latencies }) => sum + latencies.errors, 0);
  const p99Of = (name: string): number[] =>
    cached.filter((phase) => phase.name === name).map(({ latencies }) => latencies.p99);
  const saturated = p99Of(saturatedName);
  const ratios = p99Of(idleName)
    .map((idle, index) => (saturated[index] ?? 0) / idle)
    .toSorted((one, other) => one - other);
  const ratio = ratios[Math.floor(ratios.length / 2)] ?? 0;
  return [
    { name: 'errors of cached pages', value: String(errors), goal: '0', isReached: errors === 0 },
    {
      name: 'p99 of cached pages with saturated renderers, compared with idle (median of pairs)',
      value: `${ratio.toFixed(1)} times (${ratios.map((each) => each.toFixed(1)).join(', ')})`,
      goal: `at most ${maxRatio} times`,
      isReached: ratio <= maxRatio,
    },
    {
      name: 'growth of the site’s memory in the second half',
      value: `${(memory.growth * 100).toFixed(1)} %`,
      goal: `less than ${maxGrowth * 100} %`,
      isReached: memory.growth < maxGrowth,
    },
  ];
}

export function formatLoadReport(report: LoadReport): string {
  const { minutes, capacity, rate, editor, memory } = report;
  const goals = checkGoals(report).map(
    ({ name, value, goal, isReached }) => `| ${name} | ${value} | ${goal} | ${isReached ? 'yes' : '**no**'} |`,
  );
  const phases = report.phases.map(formatPhase);
  return [
    `${minutes} minutes of mixed traffic, ${rate.toFixed(0)} requests a second (the site answers at most ${capacity.toFixed(0)}).`,
    `Renders a second: ${report.rendersPerSecond.toFixed(1)}.`,
    `Memory of the site: ${memory.startMb.toFixed(0)} MB at the start, ${memory.middleMb.toFixed(0)} MB in the middle, ${memory.endMb.toFixed(0)} MB at the end.`,
    '',
    '| goal | measured | | reached |\n|---|---|---|---|',
    ...goals,
    '',
    '| phase | requests | number | errors | p50 ms | p99 ms | load average |\n|---|---|---|---|---|---|---|',
    ...phases,
    formatPhase({ name: 'load', kind: 'publications', load: Number.NaN, latencies: editor.publications }),
    formatPhase({ name: 'load', kind: 'drafts of 400 tiles', load: Number.NaN, latencies: editor.drafts }),
  ].join('\n');
}

function formatPhase({ name, kind, load, latencies }: Phase): string {
  const { requests, errors, p50, p99 } = latencies;
  const average = Number.isNaN(load) ? '' : load.toFixed(1);
  return `| ${name} | ${kind} | ${requests} | ${errors} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${average} |`;
}
