import type { PlannedPage } from '../planned-document.ts';

type PageData = Pick<PlannedPage, 'plan'> & Pick<PlannedPage['page'], 'tiles'>;

/** The keys of the tiles that show each form, by the form’s name. */
export function findFormTiles({ tiles, plan }: PageData): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { tile } of tiles)
    for (const need of Object.values(plan.ofTile.get(tile) ?? {}))
      if (need.source === 'form') found.set(need.name, [...(found.get(need.name) ?? []), tile.key]);
  return found;
}
