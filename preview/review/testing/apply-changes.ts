import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { Change } from '../compare/change.ts';

/** For tests: applies changes to the live content, which gives the draft again. Pure. */
export function applyChanges(live: unknown, changes: readonly Change[], depth = 0): unknown {
  const whole = changes.find(({ kind, livePath }) => kind === 'changed' && livePath.length === depth);
  if (whole) return whole.after;
  const changesByStep = Map.groupBy(changes, ({ livePath }) => livePath[depth]);
  const applied = (value: unknown, step: PathStep): unknown => {
    const own = (changesByStep.get(step) ?? []).filter(
      ({ livePath, kind }) => livePath.length > depth + 1 || isOwn(kind),
    );
    return own.length === 0 ? value : applyChanges(value, own, depth + 1);
  };
  if (Array.isArray(live)) return applyToList(live.map(applied), changes, depth);
  if (!isRecord(live)) return live;
  const names = new Set([...Object.keys(live), ...[...changesByStep.keys()].map(String)]);
  const fields = [...names].map((name) => [name, applied(live[name], name)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Whether a change at the path of an entry is about the entry itself, and not about the list around it. */
const isOwn = (kind: Change['kind']): boolean => kind === 'changed' || kind === 'added';

/** Entries that stay keep their order. The others are inserted at their positions in ascending order. */
function applyToList(entries: readonly unknown[], changes: readonly Change[], depth: number): unknown[] {
  const leaving = changes.filter(({ kind, livePath }) => livePath.length === depth + 1 && !isOwn(kind));
  const gone = new Set(leaving.map(({ livePath }) => livePath[depth]));
  const moved = leaving.flatMap(({ kind, livePath, path }) =>
    kind === 'moved' ? [{ to: Number(path.at(-1)), value: entries[Number(livePath[depth])] }] : [],
  );
  const added = changes.flatMap(({ kind, livePath, path, after }) =>
    kind === 'added' && livePath.length === depth ? [{ to: Number(path.at(-1)), value: after }] : [],
  );
  const list = entries.filter((_, at) => !gone.has(at));
  for (const { to, value } of [...moved, ...added].sort((one, other) => one.to - other.to)) list.splice(to, 0, value);
  return list;
}
