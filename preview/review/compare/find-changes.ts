import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { alignLists } from './align-lists.ts';
import type { Change } from './change.ts';
import { isSame } from './same-value.ts';

interface Paths {
  readonly livePath: readonly PathStep[];
  readonly path: readonly PathStep[];
}

const root: Paths = { livePath: [], path: [] };

/** All differences between two contents, as specific as possible. Empty for equal contents. */
export function findChanges(live: unknown, draft: unknown, at: Paths = root): Change[] {
  if (isSame(live, draft)) return [];
  if (Array.isArray(live) && Array.isArray(draft)) return changesInLists(live, draft, at);
  // Both coordinates of a focal point are one difference.
  const isOneValue = at.path.at(-1) === 'focus';
  if (isOneValue || !isRecord(live) || !isRecord(draft) || isOtherImage(live, draft))
    return [{ kind: 'changed', ...at, before: live, after: draft }];
  const names = new Set([...Object.keys(live), ...Object.keys(draft)]);
  return [...names].flatMap((name) => findChanges(live[name], draft[name], below(at, name, name)));
}

const below = ({ livePath, path }: Paths, from: PathStep, to: PathStep): Paths => ({
  livePath: [...livePath, from],
  path: [...path, to],
});

/** Another image has another size and alternative text: that is one difference, not five. */
const isOtherImage = (live: Record<string, unknown>, draft: Record<string, unknown>): boolean =>
  'url' in live && 'width' in live && live.url !== draft.url;

/** The fields with the tiles of a page, and with the own tiles of a restaurant. */
const tileLists: ReadonlySet<PathStep | undefined> = new Set(['tiles', 'heroTiles']);

function changesInLists(live: readonly unknown[], draft: readonly unknown[], at: Paths): Change[] {
  const pairs = alignLists(live, draft, at.path.length === 1 && tileLists.has(at.path[0]));
  const [matchedLive, matchedDraft] = [new Set(pairs.map(({ from }) => from)), new Set(pairs.map(({ to }) => to))];
  const changes = pairs.flatMap(({ from, to, moved }): Change[] => {
    const paths = below(at, from, to);
    const move = { kind: 'moved', ...paths, before: live[from], after: draft[to] } as const;
    return [...(moved ? [move] : []), ...findChanges(live[from], draft[to], paths)];
  });
  const removed = [...live.keys()].filter((from) => !matchedLive.has(from));
  const added = [...draft.keys()].filter((to) => !matchedDraft.has(to));
  return [
    ...removed.map((from): Change => {
      const livePath = [...at.livePath, from];
      return { kind: 'removed', livePath, path: livePath, before: live[from], after: undefined };
    }),
    ...changes,
    ...added.map((to): Change => {
      const { livePath } = at;
      return { kind: 'added', livePath, path: [...at.path, to], before: undefined, after: draft[to] };
    }),
  ];
}
