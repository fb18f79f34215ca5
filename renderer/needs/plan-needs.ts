import type { Need, Needs, NeedsContext } from '#schemas/content/tile/need.ts';
import type { Tile, TileType } from '#schemas/content/tile/tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

/** Two needs with the same name are the same need, and are asked for once. */
export type NeedName = string;

/** What the tiles of a page ask for: all of it without repetition, and each tile's own part. */
export interface NeedPlan {
  readonly needs: ReadonlyMap<NeedName, Need>;
  readonly ofTile: ReadonlyMap<Tile, Needs>;
}

type Askers = { readonly [Type in TileType]: { needs(tile: Tile<Type>, context: NeedsContext): Needs } };
const askers: Askers = tiles;

const ask = <Type extends TileType>(type: Type, tile: Tile<Type>, context: NeedsContext): Needs =>
  askers[type].needs(tile, context);

/** The name of a need: its source and parameters in a fixed order. Whether it is optional makes no difference. */
export function needName(need: Need): NeedName {
  const { optional: _, ...rest } = need;
  const params = Object.entries(rest).filter(([, value]) => value !== undefined);
  return JSON.stringify(params.sort(([one], [other]) => one.localeCompare(other)));
}

/** The name under which the form of any tile’s own field `formType` is answered. */
export const formNeedName = '$form';

/**
 * A tile of any type may carry a form; without what the form needs the tile is rendered all the same. A tile that is this
 * form itself shows it once.
 */
function formNeed({ formType: name }: Tile, own: Needs, { offerSlug, jobId, customer }: NeedsContext): Needs {
  const isOwn = Object.values(own).some((need) => need.source === 'form' && need.name === name);
  return name && !isOwn ? { [formNeedName]: { source: 'form', name, offerSlug, jobId, customer, optional: true } } : {};
}

/** Collects what a page's tiles need. Pure; equal needs are merged, optional or not. */
export function planNeeds(pageTiles: readonly Tile[], context: NeedsContext): NeedPlan {
  const ofTile = new Map<Tile, Needs>();
  const needs = new Map<NeedName, Need>();
  for (const tile of pageTiles) {
    const own = ask(tile.type, tile, context);
    const asked = { ...own, ...formNeed(tile, own, context) };
    const each = Object.values(asked);
    if (each.length === 0) continue;
    ofTile.set(tile, asked);
    for (const need of each) needs.set(needName(need), need);
  }
  return { needs, ofTile };
}
