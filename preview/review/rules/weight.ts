import type { PlacedTile } from '#renderer/parse/read-page.ts';
import { askedNeeds } from '../asked-needs.ts';
import { budgets } from '../budgets.ts';
import type { Finding, Reviewed, Rule, TileWeight } from '../finding.ts';

const kinds = ['markup', 'pictures', 'video', 'script'] as const;
const words: Readonly<Record<keyof TileWeight, string>> = {
  markup: 'The page’s markup comes',
  pictures: 'The page’s pictures come',
  video: 'The page’s films come',
  script: 'The script of the page’s tiles comes',
};

/** Where the page costs more than its budget, and which tile costs most of it. */
export const weight: Rule = ({ page }, { weights }) =>
  weights ? kinds.flatMap((kind) => over(page, kind, weights)) : [];

interface Weighed extends PlacedTile {
  readonly bytes: number;
}

function over(page: Reviewed['page'], kind: keyof TileWeight, weights: ReadonlyMap<string, TileWeight>): Finding[] {
  const tiles = (page?.tiles ?? []).map(({ tile, index }) => ({
    tile,
    index,
    bytes: weights.get(tile.key)?.[kind] ?? 0,
  }));
  const total = (kind === 'script' ? fetchedOnce(page, tiles) : tiles).reduce((sum, { bytes }) => sum + bytes, 0);
  const heaviest = tiles.reduce((most, each) => (each.bytes > most.bytes ? each : most), tiles[0] ?? none);
  if (total <= budgets[kind] || heaviest === none) return [];
  const { tile, index, bytes } = heaviest;
  return [
    {
      code: 'page-heavy',
      severity: 'warning',
      path: ['tiles', index],
      ...(tile && { tile: { key: tile.key, type: tile.type } }),
      message: `${words[kind]} to ${kilobytes(total)}; ${kilobytes(budgets[kind])} is the most. This tile has ${kilobytes(bytes)} of it.`,
      fixes: [],
    },
  ];
}

/** Tiles of one type have the same script, and forms share nearly all of theirs: of those the dearest counts alone. */
function fetchedOnce(page: Reviewed['page'], tiles: readonly Weighed[]): Weighed[] {
  const withForm = new Set(
    askedNeeds(page).flatMap(({ need, placed }) => (need.source === 'form' ? [placed.tile] : [])),
  );
  const sharing = Map.groupBy(tiles, ({ tile }) => (withForm.has(tile) ? 'form' : tile.type));
  return [...sharing.values()].flatMap((each) => each.toSorted((one, other) => other.bytes - one.bytes).slice(0, 1));
}

const none = { tile: undefined, index: -1, bytes: 0 };

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
