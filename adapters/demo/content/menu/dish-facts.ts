import type { Allergen } from '#schemas/domain/menu/allergens.ts';

/** What the kitchen declares about a dish. Prices are in pence, kcal are for one portion. */
export interface DishFacts {
  readonly name: string;
  readonly origin?: string;
  readonly description: string;
  readonly pricePence: number;
  /** Absent for drinks with alcohol, which the law exempts. */
  readonly kcal?: number;
  readonly portion?: string;
  readonly tags: readonly Tag[];
  /** `unknown` if the kitchen has not declared anything yet. */
  readonly allergens: Declared | 'unknown';
  readonly notes?: string;
}

interface Declared {
  readonly contains: readonly Allergen[];
  readonly may?: readonly Allergen[];
}

/** The tags that diners filter by. None promises that a dish is free from an allergen. */
export const tags = [
  'Vegan',
  'Vegetarian',
  'No gluten-containing ingredients',
  'Made without milk',
  'Mild',
  'Medium',
  'Hot',
  'Halal chicken',
  'New',
] as const;
export type Tag = (typeof tags)[number];

/** Parses a declaration that is written in the two-letter codes of kitchens. */
const codes = {
  CE: 'celery',
  GL: 'gluten',
  CR: 'crustaceans',
  EG: 'eggs',
  FI: 'fish',
  LU: 'lupin',
  MI: 'milk',
  MO: 'molluscs',
  MU: 'mustard',
  NU: 'nuts',
  PE: 'peanuts',
  SE: 'sesame',
  SO: 'soya',
  SU: 'sulphites',
} as const satisfies Record<string, Allergen>;

type Code = keyof typeof codes;

export const declare = (contains: readonly Code[], may: readonly Code[] = []): Declared => ({
  contains: contains.map((code) => codes[code]),
  may: may.map((code) => codes[code]),
});
