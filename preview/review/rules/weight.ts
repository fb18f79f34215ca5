import { budgets } from '../budgets.ts';
import type { Finding, Reviewed, Rule, TileWeight } from '../finding.ts';

const kinds = ['markup', 'pictures', 'film', 'script'] as const;
const words: Readonly<Record<keyof TileWeight, string>> = {
  markup: 'markup',
  pictures: 'pictures',
  film: 'films',
  script: 'script',
};

/** Where the page costs more than its budget, and which tile costs most of it. */
export const weight: Rule = ({ page }, { weights }) =>
  weights ? kinds.flatMap((kind) => over(page, kind, weights)) : [];

function over(page: Reviewed['page'], kind: keyof TileWeight, weights: ReadonlyMap<string, TileWeight>): Finding[] {
  const tiles = (page?.tiles ?? []).map(({ tile, index }) => ({
    tile,
    index,
    bytes: weights.get(tile.key)?.[kind] ?? 0,
  }));
  const total = tiles.reduce((sum, { bytes }) => sum + bytes, 0);
  const heaviest = tiles.reduce((most, each) => (each.bytes > most.bytes ? each : most), tiles[0] ?? none);
  if (total <= budgets[kind] || heaviest === none) return [];
  const { tile, index, bytes } = heaviest;
  return [
    {
      code: 'page-heavy',
      severity: 'warning',
      path: ['tiles', index],
      ...(tile && { tile: { key: tile.key, type: tile.type } }),
      message: `The page’s ${words[kind]} come to ${kilobytes(total)}; ${kilobytes(budgets[kind])} is the most. This tile has ${kilobytes(bytes)} of it.`,
      fixes: [],
    },
  ];
}

const none = { tile: undefined, index: -1, bytes: 0 };

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
