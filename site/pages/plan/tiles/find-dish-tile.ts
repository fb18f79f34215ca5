import type { NeedPlan, ReadPage } from '#blocks/page-reader.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import type { NeedSource, NeedValues } from '#schemas/content/tile/need.ts';
import { findDish } from '#schemas/domain/menu/find-dish.ts';

interface LoadedTiles {
  readonly tiles: ReadPage['tiles'];
  readonly plan: NeedPlan;
  readonly answers: Answers<NeedValues[NeedSource]>;
}

/** The key of the first menu tile that lists a dish. Only this one shows its sheet. */
export function findDishTile({ tiles, plan, answers }: LoadedTiles, dishId: string): string | undefined {
  const found = tiles.find(({ tile }) => {
    const need = plan.ofTile.get(tile)?.menu;
    const answer = tile.type === 'menu-section' && need ? answers.get(needName(need)) : undefined;
    if (tile.type !== 'menu-section' || !answer?.ok || !('sections' in answer.value)) return false;
    const { sections } = answer.value;
    const ids = tile.sectionIds;
    return findDish({ sections: sections.filter(({ id }) => ids.length === 0 || ids.includes(id)) }, dishId);
  });
  return found?.tile.key;
}
