import { createPageReader } from '#renderer/create-page-reader.ts';
import type { NeedPlan as AnyNeedPlan } from '#renderer/needs/plan-needs.ts';
import type { PlacedTile as AnyPlacedTile, ReadPage as AnyReadPage } from '#renderer/parse/read-page.ts';
import type { TileMemo as AnyTileMemo } from '#renderer/parse/read-tile.ts';
import type { AnyTile } from '#schemas/content/tile/define-tile.ts';
import type { Need, Needs, NeedsContext } from '#schemas/content/tile/need.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

export type PlacedTile = AnyPlacedTile<Tile>;
export type ReadPage = AnyReadPage<Tile>;
export type TileMemo = AnyTileMemo<Tile>;
export type NeedPlan = AnyNeedPlan<Need>;

/** A tile of any type can show a form. A tile that is this form itself shows it once. */
function formNeed(
  { formType: name }: AnyTile,
  own: Needs,
  { offerSlug, jobId, customer }: NeedsContext,
): Need | undefined {
  const isOwn = Object.values(own).some((need) => need.source === 'form' && need.name === name);
  return name && !isOwn ? { source: 'form', name, offerSlug, jobId, customer, optional: true } : undefined;
}

/** Reading, planning and placing for this site's tile types. */
export const { readTile, readPage, interpolate, planNeeds, placeTiles } = createPageReader<
  typeof tiles,
  Need,
  NeedsContext
>({ tiles, formNeed });
