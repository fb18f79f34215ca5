import type { MutationResult, Outcome } from './run/mutation-result.ts';
import type { TestResult } from './run/test-runner.ts';

export interface FolderSummary {
  readonly folder: string;
  /** Mutations that were tried. */
  readonly tried: number;
  readonly killed: number;
  readonly killedByNamed: number;
  readonly survived: number;
  readonly timedOut: number;
}

export function summarize(folder: string, results: readonly MutationResult[]): FolderSummary {
  const count = (...outcomes: Outcome[]): number => results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    folder,
    tried: results.length,
    killed: count('killed', 'killed-by-named'),
    killedByNamed: count('killed-by-named'),
    survived: count('survived'),
    timedOut: count('timed-out'),
  };
}

const maxLength = 60;

/** A part of the source on one line, shortened. */
function shortenLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

export const describeResult = ({ outcome, file, line, mutator, original, replacement }: MutationResult): string =>
  `${outcome.padEnd(15)} ${file}:${line}  ${mutator}: ${shortenLine(original)} → ${shortenLine(replacement) || 'nothing'}`;

const percentOf = (part: number, positiveInteger: number): string =>
  `${part}${positiveInteger === 0 ? '' : ` (${Math.round((100 * part) / positiveInteger)} %)`}`;

/** Announces the run, because a mutation may take minutes. */
export const describeStart = (folder: string, chosen: number, possible: number, seed: number): string =>
  `${folder}: ${chosen} of ${possible} mutations, seed ${seed}\n${chosen > 0 ? '' : '  There is nothing to change in it.\n'}`;

/** A line per folder, and a total if there are several. */
export function describeSummaries(summaries: readonly FolderSummary[]): string {
  const total = (key: Exclude<keyof FolderSummary, 'folder'>): number =>
    summaries.reduce((sum, summary) => sum + summary[key], 0);
  const all = {
    folder: 'all',
    tried: total('tried'),
    killed: total('killed'),
    killedByNamed: total('killedByNamed'),
    survived: total('survived'),
    timedOut: total('timedOut'),
  };
  const rows = [
    ['folder', 'tried', 'killed', 'by named tests', 'survived', 'timed out'],
    ...(summaries.length > 1 ? [...summaries, all] : summaries).map(
      ({ folder, tried, killed, killedByNamed, survived, timedOut }) => [
        folder,
        String(tried),
        percentOf(killed, tried),
        percentOf(killedByNamed, tried),
        String(survived),
        String(timedOut),
      ],
    ),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** Why nothing was measured: the tests failed, or took too long, without a mutation. */
export function describeUnmutated({ failures }: Pick<TestResult, 'failures'>): string {
  if (failures.length > 0)
    return [
      'These tests fail without a mutation. Fix them first:',
      ...failures.map(({ file, title, reason }) => `  ${file}: ${title}${reason ? `: ${reason}` : ''}`),
      '',
    ].join('\n');
  return 'The tests take too long without a mutation. Give more time with --limit.\n';
}
