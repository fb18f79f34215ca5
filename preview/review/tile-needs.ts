import type { PlacedTile, ReadPage } from '#blocks/page-reader.ts';
import { planNeeds } from '#blocks/page-reader.ts';
import type { Need } from '#schemas/content/tile/need.ts';

/** Data that a tile shows besides its own content. */
export interface TileNeed {
  readonly placed: PlacedTile;
  readonly need: Need;
}

/** The ids of the menus with dishes on the page. */
export const findMenuIds = (page: ReadPage | undefined): ReadonlySet<string> =>
  new Set(findTileNeeds(page).flatMap(({ need }) => (need.source === 'menu' ? [need.id] : [])));

/** The needs of the tiles, as far as the page itself determines them. Needs that depend on the address are left out. */
export function findTileNeeds(page: ReadPage | undefined): TileNeed[] {
  const placed = page?.tiles ?? [];
  const { ofTile } = planNeeds(
    placed.map(({ tile }) => tile),
    {},
  );
  return placed.flatMap((each) => Object.values(ofTile.get(each.tile) ?? {}).map((need) => ({ placed: each, need })));
}
