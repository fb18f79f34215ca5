import { valueAt } from '#preview/review/values/value-at.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';

/** The closing time by the opening time that it belongs to. */
const closings = new Map<PathStep | undefined, string>([
  ['Open', 'Close'],
  ['openTime', 'closeTime'],
]);

const isClosed = (time: unknown): boolean => typeof time === 'string' && /^closed$/i.test(time.trim());

/** Content after a change at a path: a day that is closed has no closing time of its own, and another day needs one. */
export function followOpening(before: unknown, after: unknown, path: readonly PathStep[]): unknown {
  const name = closings.get(path.at(-1));
  if (name === undefined) return after;
  const closing = [...path.slice(0, -1), name];
  if (isClosed(valueAt(after, path))) return setAt(after, closing, 'Closed');
  const isLeft = isClosed(valueAt(before, path)) && isClosed(valueAt(after, closing));
  return isLeft ? setAt(after, closing, undefined) : after;
}

/** Whether a field is a closing time that follows its opening time: both are “Closed”. */
export const followsOpening = (group: unknown, field: string): boolean =>
  [...closings].some(
    ([opening, closing]) =>
      field === closing &&
      opening !== undefined &&
      isClosed(valueAt(group, [opening])) &&
      isClosed(valueAt(group, [closing])),
  );
