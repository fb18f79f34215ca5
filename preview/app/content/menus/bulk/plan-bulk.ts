import { formatLevel } from '#preview/review/menu/levels.ts';
import { nameOfDish } from '#preview/review/menu/stored-menu.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { setAt } from '#schemas/content/set-at.ts';
import type { Allergen } from '#schemas/domain/menu/allergens.ts';
import type { AllergenLevel } from '#schemas/domain/menu/menu.ts';
import { priceColumn, tagsColumn } from '../columns/columns.ts';
import { setTags, tagNamesOf } from '../columns/tag-list.ts';
import { type DishPlace, dishAt, mapDishes, type Sections } from '../model/menu-operations.ts';
import { type PriceRise, type RoundingStep, raisePrice } from '../model/round-price.ts';

/** A change of one field of many dishes. */
export type BulkChange =
  | { readonly kind: 'set-price'; readonly pence: number | undefined }
  | { readonly kind: 'raise-prices'; readonly rise: PriceRise; readonly step: RoundingStep }
  | { readonly kind: 'add-tags' | 'remove-tags'; readonly names: readonly string[] }
  | { readonly kind: 'set-level'; readonly allergen: Allergen; readonly level: AllergenLevel };

interface PlannedDish {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface BulkPlan {
  readonly dishes: readonly PlannedDish[];
  /** Dishes that cannot be changed in this way, and why. */
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
  /** How many dishes already are as wanted. */
  readonly unchanged: number;
  readonly sections: Sections;
}

const maximumPence = 1_000_000;

type Outcome = { readonly dish: unknown } | { readonly reason: string };

function changeDish(dish: unknown, change: BulkChange): Outcome {
  if (!isRecord(dish)) return { reason: 'This entry is not a dish.' };
  switch (change.kind) {
    case 'set-price':
      return { dish: setAt(dish, priceColumn.path, change.pence) };
    case 'raise-prices': {
      const price = priceColumn.parse(priceColumn.format(dish));
      if (!price.ok || typeof price.value !== 'number') return { reason: 'It has no price.' };
      const raised = raisePrice(price.value, change.rise, change.step);
      return raised > maximumPence
        ? { reason: 'Its price would be more than £10,000.' }
        : { dish: setAt(dish, priceColumn.path, raised) };
    }
    case 'add-tags':
    case 'remove-tags': {
      const rest = tagNamesOf(dish).filter((name) => !change.names.includes(name));
      const names = change.kind === 'remove-tags' ? rest : [...new Set([...tagNamesOf(dish), ...change.names])];
      return names.length > 20 ? { reason: 'It would have more than 20 tags.' } : { dish: setTags(dish, names) };
    }
    case 'set-level':
      return { dish: setAt(dish, ['allergens', change.allergen], change.level) };
  }
}

/** The changed field of a dish as text. */
function formatField(dish: unknown, change: BulkChange): string {
  if (change.kind === 'set-level') return formatLevel(valueAt(dish, ['allergens', change.allergen]));
  const isTags = change.kind === 'add-tags' || change.kind === 'remove-tags';
  const text = (isTags ? tagsColumn : priceColumn).format(dish);
  return text === '' ? 'None' : isTags ? text : `£${text}`;
}

/** Plans one change of many dishes. Pure. */
export function planBulk(sections: Sections, places: readonly DishPlace[], change: BulkChange): BulkPlan {
  const dishes: PlannedDish[] = [];
  const skipped: { name: string; reason: string }[] = [];
  const changed = mapDishes(sections, places, (dish) => {
    const name = nameOfDish(dish);
    const outcome = changeDish(dish, change);
    if ('reason' in outcome) {
      skipped.push({ name, reason: outcome.reason });
      return dish;
    }
    const [before, after] = [formatField(dish, change), formatField(outcome.dish, change)];
    if (before === after) return dish;
    dishes.push({ name, before, after });
    return outcome.dish;
  });
  const count = places.filter((place) => dishAt(sections, place) !== undefined).length;
  return { dishes, skipped, unchanged: count - dishes.length - skipped.length, sections: changed };
}
