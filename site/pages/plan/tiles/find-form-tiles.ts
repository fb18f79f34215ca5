import type { PlannedPage } from '../planned-document.ts';

type PageData = Pick<PlannedPage, 'plan'> & Pick<PlannedPage['page'], 'tiles'>;

/** The key of the first tile that shows each form, by the form’s name. */
export function findFormTiles({ tiles, plan }: PageData): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { tile } of tiles)
    for (const need of Object.values(plan.ofTile.get(tile) ?? {}))
      if (need.source === 'form' && !found.has(need.name)) found.set(need.name, tile.key);
  return found;
}
