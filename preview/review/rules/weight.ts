import type { PlacedTile } from '#blocks/page-reader.ts';
import { tilesPerPart } from '#schemas/content/page/page-parts.ts';
import { budgets } from '../budgets.ts';
import type { Finding, ReviewedPage, Rule, TileWeight } from '../finding.ts';
import { findTileNeeds } from '../tile-needs.ts';

const kinds = ['markup', 'pictures', 'video', 'script'] as const;
const subjects: Readonly<Record<keyof TileWeight, string>> = {
  markup: 'The page’s markup is',
  pictures: 'The page’s pictures are',
  video: 'The page’s videos are',
  script: 'The script of the page’s tiles is',
};

/** Budgets that the page exceeds, and the tile with the largest share. */
export const weight: Rule = ({ page }, { weights }) =>
  weights ? kinds.flatMap((kind) => findOverBudget(page, kind, weights)) : [];

/** A page so long that visitors see it in parts. */
export const pageParts: Rule = ({ page }) => {
  const count = page?.tiles.length ?? 0;
  if (count <= tilesPerPart) return [];
  return [
    {
      code: 'page-in-parts',
      severity: 'warning',
      path: [],
      message: `The page has ${count.toLocaleString('en-GB')} tiles. Visitors see it in parts of at most ${tilesPerPart}, with links between them.`,
      fixes: [],
    },
  ];
};

interface WeighedTile extends PlacedTile {
  readonly bytes: number;
}

function findOverBudget(
  page: ReviewedPage['page'],
  kind: keyof TileWeight,
  weights: ReadonlyMap<string, TileWeight>,
): Finding[] {
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
      message: `${subjects[kind]} ${kilobytes(total)}. The limit is ${kilobytes(budgets[kind])}. This tile has ${kilobytes(bytes)} of it.`,
      fixes: [],
    },
  ];
}

/** Tiles of one type have the same script, and forms share nearly all of theirs: only the largest of them counts. */
function fetchedOnce(page: ReviewedPage['page'], tiles: readonly WeighedTile[]): WeighedTile[] {
  const withForm = new Set(
    findTileNeeds(page).flatMap(({ need, placed }) => (need.source === 'form' ? [placed.tile] : [])),
  );
  const sharing = Map.groupBy(tiles, ({ tile }) => (withForm.has(tile) ? 'form' : tile.type));
  return [...sharing.values()].flatMap((each) => each.toSorted((one, other) => other.bytes - one.bytes).slice(0, 1));
}

const none = { tile: undefined, index: -1, bytes: 0 };

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
