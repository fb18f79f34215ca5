import type { Allergen } from '#schemas/domain/menu/menu.ts';

/** What the kitchen says of one dish. Prices in pence, kcal for one portion. */
export interface DishFacts {
  readonly name: string;
  readonly origin?: string;
  readonly description: string;
  readonly pricePence: number;
  /** Absent for drinks with alcohol, which the law leaves out. */
  readonly kcal?: number;
  readonly portion?: string;
  readonly tags: readonly Tag[];
  /** `unknown` where the kitchen has not declared anything yet. */
  readonly allergens: Declared | 'unknown';
  readonly notes?: string;
}

interface Declared {
  readonly contains: readonly Allergen[];
  readonly may?: readonly Allergen[];
}

/** The words diners filter by. None is a promise that something is free from an allergen. */
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

/** A shorthand for declarations: two-letter codes as kitchens write them. */
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
