import { allergenNames } from '#schemas/domain/menu/avoid-allergens.ts';
import type { Allergen } from '#schemas/domain/menu/menu.ts';

/** Describes which dishes are hidden because of the chosen allergens; empty if none is chosen. */
export function describeExcludedDishes(avoided: readonly Allergen[]): string {
  const names = avoided.map((name) => allergenNames[name].toLowerCase()).join(', ');
  return names && `Left out: dishes that contain or may contain ${names}, and those of which we do not know.`;
}
