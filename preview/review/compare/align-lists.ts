import { isRecord } from '#schemas/content/is-record.ts';
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts';
import { canonical, isSame } from './same-value.ts';

/** An entry of the live list and its counterpart in the draft, by position. */
export interface Pair {
  readonly from: number;
  readonly to: number;
  /** Whether it has moved relative to the other entries that both lists have. */
  readonly moved: boolean;
}

type Names = readonly string[];

/** Matches the entries of two lists. As few as possible count as moved: the longest increasing subsequence stays. */
export function alignLists(live: readonly unknown[], draft: readonly unknown[], areTiles: boolean): Pair[] {
  const pairs = areTiles ? alignTiles(live, draft) : alignEntries(live, draft);
  const sorted = [...pairs].sort(([one], [other]) => one - other);
  const staying = longestIncreasingSubsequence(sorted.map(([, to]) => to));
  return sorted.map(([from, to]) => ({ from, to, moved: !staying.has(to) }));
}

/** Tiles match by type and key. A tile with nothing but another key also matches. */
function alignTiles(live: readonly unknown[], draft: readonly unknown[]): [number, number][] {
  const pairs = pairByName(live.map(nameOfTile), draft.map(nameOfTile));
  const [unmatchedLive, unmatchedDraft] = [unmatched(live, pairs, 0), unmatched(draft, pairs, 1)];
  const keyless = (list: readonly unknown[], at: number) => canonical({ ...Object(list[at]), key: undefined });
  const renamed = pairByName(
    unmatchedLive.map((at) => keyless(live, at)),
    unmatchedDraft.map((at) => keyless(draft, at)),
  );
  return [...pairs, ...renamed.map(([from, to]) => toPair(unmatchedLive[from], unmatchedDraft[to]))];
}

const nameOfTile = (tile: unknown): string =>
  isRecord(tile) ? canonical([tile.type ?? '', tile.key ?? '']) : canonical([tile]);

/**
 * Entries have no names. They match if they are equal, then if they share a value, then if they have the same position.
 */
function alignEntries(live: readonly unknown[], draft: readonly unknown[]): [number, number][] {
  const pairs = pairByName(live.map(canonical), draft.map(canonical));
  const matches = [
    (from: number, to: number) => sharesValue(live[from], draft[to]),
    (from: number, to: number) => to === from || (!isRecord(live[from]) && !isRecord(draft[to])),
  ];
  for (const isMatch of matches) {
    for (const from of unmatched(live, pairs, 0)) {
      const to = unmatched(draft, pairs, 1).find((at) => isMatch(from, at));
      if (to !== undefined) pairs.push([from, to]);
    }
  }
  return pairs;
}

const sharesValue = (one: unknown, other: unknown): boolean =>
  isRecord(one) &&
  isRecord(other) &&
  Object.keys(one).some((name) => one[name] !== '' && typeof one[name] !== 'boolean' && isSame(one[name], other[name]));

/** Pairs entries with the same name, in order. */
function pairByName(live: Names, draft: Names): [number, number][] {
  const positionsByName = Map.groupBy(draft.keys(), (at) => draft[at]);
  return live.flatMap((name, from): [number, number][] => {
    const to = positionsByName.get(name)?.shift();
    return to === undefined ? [] : [[from, to]];
  });
}

const unmatched = (list: readonly unknown[], pairs: readonly (readonly [number, number])[], side: 0 | 1): number[] => {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return [...list.keys()].filter((at) => !taken.has(at));
};

const toPair = (from = -1, to = -1): [number, number] => [from, to];
