import { isSame } from '#preview/review/compare/same-value.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';

/** The closing time and the last collection by the opening time that they belong to. */
const following = new Map<PathStep | undefined, readonly [closing: string, collection: string]>([
  ['Open', ['Close', 'ClickCollectClose']],
  ['openTime', ['closeTime', 'clickCollectClose']],
]);

const isClosed = (time: unknown): boolean => typeof time === 'string' && /^closed$/i.test(time.trim());

/** The times of days before they were closed, by the path of the day, so that they return with an opening time. */
export type FormerHours = Map<string, { readonly times: readonly unknown[]; readonly closedDay: unknown }>;

/**
 * Content after a change at a path: a day that is closed has no closing time of its own and no last collection, and
 * another day needs a closing time. Adds to `former`.
 */
export function followOpening(
  before: unknown,
  after: unknown,
  path: readonly PathStep[],
  former: FormerHours = new Map(),
): unknown {
  const names = following.get(path.at(-1));
  if (names === undefined) return after;
  const day = path.slice(0, -1);
  const setTimes = (times: readonly unknown[]): unknown =>
    names.reduce((content, name, at) => setAt(content, [...day, name], times[at]), after);
  const timesOf = (content: unknown): unknown[] => names.map((name) => valueAt(content, [...day, name]));
  const [closing, collection] = timesOf(before);
  if (isClosed(valueAt(after, path))) {
    const closed = setTimes(['Closed', undefined]);
    if (!isClosed(valueAt(before, path)))
      former.set(formatPath(day), {
        times: [isClosed(closing) ? undefined : closing, collection],
        closedDay: withoutOpening(valueAt(closed, day), path),
      });
    return closed;
  }
  const [nextClosing, nextCollection] = timesOf(after);
  if (!isClosed(valueAt(before, path)) || !isClosed(nextClosing)) return after;
  const known = former.get(formatPath(day));
  // In a list another day may have moved to this path.
  const isKnown = isSame(known?.closedDay, withoutOpening(valueAt(before, day), path));
  return setTimes(known && isKnown ? known.times : [undefined, nextCollection]);
}

const withoutOpening = (day: unknown, path: readonly PathStep[]): unknown =>
  isRecord(day) ? { ...day, [String(path.at(-1))]: undefined } : day;

/** Whether a field is a closing time that follows its opening time: both are “Closed”. */
export const followsOpening = (group: unknown, field: string): boolean =>
  [...following].some(
    ([opening, [closing]]) =>
      field === closing &&
      opening !== undefined &&
      isClosed(valueAt(group, [opening])) &&
      isClosed(valueAt(group, [closing])),
  );
