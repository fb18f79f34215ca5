import type { PlacedTile, ReadPage } from '#blocks/page-reader.ts';
import { planNeeds } from '#blocks/page-reader.ts';
import type { Need } from '#schemas/content/tile/need.ts';

/** What a tile shows that is not its own content. */
export interface AskedNeed {
  readonly placed: PlacedTile;
  readonly need: Need;
}

/** The ids of the menus whose dishes the page shows. */
export const shownMenus = (page: ReadPage | undefined): ReadonlySet<string> =>
  new Set(askedNeeds(page).flatMap(({ need }) => (need.source === 'menu' ? [need.id] : [])));

/** What the tiles ask for, as far as the page itself says it: what only an address tells is left open. */
export function askedNeeds(page: ReadPage | undefined): AskedNeed[] {
  const placed = page?.tiles ?? [];
  const { ofTile } = planNeeds(
    placed.map(({ tile }) => tile),
    {},
  );
  return placed.flatMap((each) => Object.values(ofTile.get(each.tile) ?? {}).map((need) => ({ placed: each, need })));
}
