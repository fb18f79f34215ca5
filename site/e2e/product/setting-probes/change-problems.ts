import type { Seen } from './setting-probe.ts';

const textOf = (seen: unknown): string => (typeof seen === 'string' ? seen : (JSON.stringify(seen) ?? 'nothing'));

/** Lists where a setting fails to change the output. Empty if it changes the output as its probe expects. */
export function changeProblems(before: unknown, after: unknown, { shows, hides }: Seen): string[] {
  const [old, changed] = [textOf(before), textOf(after)];
  const problems = [
    { holds: changed !== old, problem: 'Nothing has changed.' },
    { holds: shows === undefined || !old.includes(shows), problem: `${shows} is seen without the setting.` },
    { holds: shows === undefined || changed.includes(shows), problem: `${shows} is not seen.` },
    { holds: hides === undefined || old.includes(hides), problem: `${hides} is not seen without the setting.` },
    { holds: hides === undefined || !changed.includes(hides), problem: `${hides} is still seen.` },
  ].flatMap(({ holds, problem }) => (holds ? [] : [problem]));
  return problems.length > 0 ? [...problems, `Before: ${old}`, `After: ${changed}`] : [];
}
