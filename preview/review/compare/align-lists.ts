import { isRecord } from '../values/value-at.ts';
import { longestIncreasingSubsequence } from './longest-rise.ts';
import { canonical, isSame } from './same-value.ts';

/** An entry of the live list and the entry of the draft's that it became, by their positions. */
export interface Pair {
  readonly from: number;
  readonly to: number;
  /** Whether it stands elsewhere among the entries that both lists have. */
  readonly moved: boolean;
}

type Names = readonly string[];

/**
 * Says which entries of a list became which. As few as possible count as moved: the longest run of entries that are
 * still in their order stays.
 */
export function alignLists(live: readonly unknown[], draft: readonly unknown[], areTiles: boolean): Pair[] {
  const pairs = areTiles ? alignTiles(live, draft) : alignEntries(live, draft);
  const sorted = [...pairs].sort(([one], [other]) => one - other);
  const staying = longestIncreasingSubsequence(sorted.map(([, to]) => to));
  return sorted.map(([from, to]) => ({ from, to, moved: !staying.has(to) }));
}

/** Tiles are the same by type and key; a key that was changed alone makes no other tile. */
function alignTiles(live: readonly unknown[], draft: readonly unknown[]): [number, number][] {
  const pairs = pairByName(live.map(nameOfTile), draft.map(nameOfTile));
  const [left, right] = [leftOf(live, pairs, 0), leftOf(draft, pairs, 1)];
  const keyless = (list: readonly unknown[], at: number) => canonical({ ...Object(list[at]), key: undefined });
  const renamed = pairByName(
    left.map((at) => keyless(live, at)),
    right.map((at) => keyless(draft, at)),
  );
  return [...pairs, ...renamed.map(([from, to]) => both(left[from], right[to]))];
}

const nameOfTile = (tile: unknown): string =>
  isRecord(tile) ? canonical([tile.type ?? '', tile.key ?? '']) : canonical([tile]);

/** Entries have no names: those that are equal are the same, then those that share a value, then those at one position. */
function alignEntries(live: readonly unknown[], draft: readonly unknown[]): [number, number][] {
  const pairs = pairByName(live.map(canonical), draft.map(canonical));
  for (const fits of [sharesValue, () => true]) {
    for (const from of leftOf(live, pairs, 0)) {
      const right = leftOf(draft, pairs, 1);
      const to =
        fits === sharesValue
          ? right.find((at) => sharesValue(live[from], draft[at]))
          : right.find((at) => at === from || (!isRecord(live[from]) && !isRecord(draft[at])));
      if (to !== undefined) pairs.push([from, to]);
    }
  }
  return pairs;
}

const sharesValue = (one: unknown, other: unknown): boolean =>
  isRecord(one) &&
  isRecord(other) &&
  Object.keys(one).some((name) => one[name] !== '' && typeof one[name] !== 'boolean' && isSame(one[name], other[name]));

/** Pairs what has the same name, the first with the first. */
function pairByName(live: Names, draft: Names): [number, number][] {
  const places = Map.groupBy(draft.keys(), (at) => draft[at]);
  return live.flatMap((name, from): [number, number][] => {
    const to = places.get(name)?.shift();
    return to === undefined ? [] : [[from, to]];
  });
}

const leftOf = (list: readonly unknown[], pairs: readonly (readonly [number, number])[], side: 0 | 1): number[] => {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return [...list.keys()].filter((at) => !taken.has(at));
};

const both = (from = -1, to = -1): [number, number] => [from, to];
