import type { DishChoice } from './choose-dishes.ts';
import { buildChoiceQuery } from './dish-choice.ts';

/**
 * The key under which browsers store a visitor's diets and allergens. They are health data: they stay in the browser
 * and are never part of an address or a request.
 */
export const profileName = 'diet';

/** Formats a profile for storage: `diet=vegan&avoid=milk`. */
export const formatProfile = (profile: DishChoice): string => buildChoiceQuery(profile).slice(1);

/** Parses a stored profile. Names that no menu knows are included: no dish is declared free of them. */
export function parseProfile(text: string): DishChoice {
  const params = new URLSearchParams(text);
  return { diet: params.getAll('diet'), avoid: params.getAll('avoid') };
}

/** Combines two choices: dishes must suit both. */
export const joinChoices = (one: DishChoice, other: DishChoice): DishChoice => ({
  diet: [...new Set([...one.diet, ...other.diet])],
  avoid: [...new Set([...one.avoid, ...other.avoid])],
});
