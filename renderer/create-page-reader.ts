import type { PlaceholderValues } from '#schemas/content/page/placeholders.ts';
import type { AnyNeed, AnyTile, TileDefinitions, TileIn } from '#schemas/content/tile/define-tile.ts';
import { interpolate } from './interpolate/interpolate.ts';
import { type Before, placeTiles } from './layout/place-tiles.ts';
import { type PlanNeedsInput, planNeeds } from './needs/plan-needs.ts';
import { type PlacedTile, readPage } from './parse/read-page.ts';
import { readTile, type TileMemo } from './parse/read-tile.ts';

interface PageReaderInput<Definitions, Need extends AnyNeed, Context> {
  /** The tile types of the site. */
  readonly tiles: Definitions & TileDefinitions<Need, Context>;
  readonly formNeed?: PlanNeedsInput<Need, Context>['formNeed'];
}

/** The steps from page JSON to placed tiles and their needs, for a site with these tile types. Needs no React. */
export function createPageReader<Definitions extends TileDefinitions, Need extends AnyNeed, Context>({
  tiles,
  formNeed,
}: PageReaderInput<Definitions, Need, Context>) {
  type Tile = TileIn<Definitions> & AnyTile;
  return {
    readTile: (raw: unknown, index: number, memo?: TileMemo<Tile>) => readTile<Definitions>(tiles, raw, index, memo),
    readPage: (input: unknown, memo?: TileMemo<Tile>) => readPage<Definitions>(tiles, input, memo),
    interpolate: (placed: readonly PlacedTile<Tile>[], values: PlaceholderValues) => interpolate(placed, tiles, values),
    planNeeds: (pageTiles: readonly AnyTile[], context: Context) =>
      planNeeds<Need, Context>(pageTiles, { definitions: tiles, context, formNeed }),
    placeTiles: (pageTiles: readonly AnyTile[], before?: Before) => placeTiles(pageTiles, tiles, before),
  };
}
