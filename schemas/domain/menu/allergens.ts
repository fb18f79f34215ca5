/**
 * The 14 allergens that must be declared, in the order of the law's list.
 * Source: Regulation (EU) No 1169/2011, Annex II, as retained in UK law; Food Standards Agency.
 */
export const allergens = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/** Short names for column headings. */
export const allergenNames = {
  celery: 'Celery',
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  lupin: 'Lupin',
  milk: 'Milk',
  molluscs: 'Molluscs',
  mustard: 'Mustard',
  nuts: 'Tree nuts',
  peanuts: 'Peanuts',
  sesame: 'Sesame',
  soya: 'Soya',
  sulphites: 'Sulphites',
} as const satisfies Record<Allergen, string>;

/** The allergens among query values; other values are left out. */
export const readAllergens = (words: readonly string[]): readonly Allergen[] =>
  allergens.filter((name) => words.includes(name));
