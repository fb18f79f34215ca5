import type { AnyNeed, AnyTile, TileDefinitions } from '#schemas/content/tile/define-tile.ts';

/** Two needs with the same name are the same need, and are loaded once. */
export type NeedName = string;

type NeedsByName<Need extends AnyNeed> = Readonly<Record<string, Need>>;

/** What the tiles of a page need: all of it without repetition, and each tile's own part. */
export interface NeedPlan<Need extends AnyNeed = AnyNeed> {
  readonly needs: ReadonlyMap<NeedName, Need>;
  readonly ofTile: ReadonlyMap<AnyTile, NeedsByName<Need>>;
}

/** The name of a need: its source and parameters in a fixed order. Whether it is optional makes no difference. */
export function needName<Need extends AnyNeed>({ optional: _, ...rest }: Need): NeedName {
  const params = Object.entries(rest).filter(([, value]) => value !== undefined);
  return JSON.stringify(params.sort(([one], [other]) => one.localeCompare(other)));
}

/** The name under which a tile gets the data of the form in its field `formType`. */
export const formNeedName = '$form';

export interface PlanNeedsInput<Need extends AnyNeed, Context> {
  readonly definitions: TileDefinitions<Need, Context>;
  readonly context: Context;
  /** The need of the form that a tile of any type can show below its content; undefined for a tile without one. */
  readonly formNeed?: ((tile: AnyTile, own: NeedsByName<Need>, context: Context) => Need | undefined) | undefined;
}

/** Collects what a page's tiles need. Pure; equal needs are merged, optional or not. */
export function planNeeds<Need extends AnyNeed, Context>(
  tiles: readonly AnyTile[],
  { definitions, context, formNeed }: PlanNeedsInput<Need, Context>,
): NeedPlan<Need> {
  const ofTile = new Map<AnyTile, NeedsByName<Need>>();
  const needs = new Map<NeedName, Need>();
  for (const tile of tiles) {
    const own = definitions[tile.type]?.needs(tile, context) ?? {};
    const form = formNeed?.(tile, own, context);
    const all = form ? { ...own, [formNeedName]: form } : own;
    const each = Object.values(all);
    if (each.length === 0) continue;
    ofTile.set(tile, all);
    for (const need of each) needs.set(needName(need), need);
  }
  return { needs, ofTile };
}
