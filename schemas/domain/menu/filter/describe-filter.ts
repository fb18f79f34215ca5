import { allergenNames, readAllergens } from '../allergens.ts';

interface FilterSummary {
  /** Names of the diets and tags that dishes must have. */
  readonly diets: readonly string[];
  /** Allergens to leave out. */
  readonly avoid: readonly string[];
  readonly shown: number;
  readonly total: number;
  readonly noun?: DishNoun | undefined;
}

/** What a menu lists. */
export type DishNoun = 'dish' | 'drink';

const plurals: Readonly<Record<DishNoun, string>> = { dish: 'dishes', drink: 'drinks' };

/** Formats a number of dishes or drinks. */
export const formatDishes = (count: number, noun: DishNoun = 'dish'): string =>
  `${count} ${count === 1 ? noun : plurals[noun]}`;

/** Describes a filter and its result: “Vegan, leaving out peanuts, milk · 31 of 60 dishes”. */
export function describeFilter({ diets, avoid, shown, total, noun = 'dish' }: FilterSummary): string {
  const leftOut = describeAvoided(avoid);
  const choice = [...diets, ...(leftOut ? [`${diets.length > 0 ? 'l' : 'L'}eaving out ${leftOut}`] : [])].join(', ');
  if (choice === '' && shown === total) return formatDishes(total, noun);
  const count = `${shown} of ${formatDishes(total, noun)}`;
  return choice ? `${choice} · ${count}` : count;
}

/** Names the avoided allergens: “peanuts, milk”. */
const describeAvoided = (avoid: readonly string[]): string =>
  readAllergens(avoid)
    .map((name) => allergenNames[name].toLowerCase())
    .join(', ');

/** What to read beside every list from which allergens are left out. */
export const leftOutNote =
  'Dishes that may contain what you leave out, and those of which we do not know, are left out too.';
