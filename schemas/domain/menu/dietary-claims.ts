import { type Allergen, allergens } from './allergens.ts';
import type { AllergenLevel, Menu, MenuItem } from './menu.ts';
import { tagSlug } from './tag-slug.ts';

/** The words in tags that stand for each allergen, in singular; a plural with “s” matches too. */
const allergenTerms: Readonly<Record<Allergen, readonly string[]>> = {
  celery: ['celery'],
  gluten: ['gluten', 'wheat', 'coeliac'],
  crustaceans: ['crustacean', 'shellfish', 'prawn', 'crab'],
  eggs: ['egg'],
  fish: ['fish'],
  lupin: ['lupin'],
  milk: ['milk', 'dairy', 'lactose'],
  molluscs: ['mollusc', 'shellfish', 'squid'],
  mustard: ['mustard'],
  nuts: ['nut', 'almond', 'cashew', 'walnut', 'pistachio', 'hazelnut'],
  peanuts: ['peanut', 'nut', 'groundnut'],
  sesame: ['sesame'],
  soya: ['soya', 'soy'],
  sulphites: ['sulphite', 'sulfite'],
};

/** Words with which a tag says that something is not in a dish. */
const negations: ReadonlySet<string> = new Set(['free', 'without', 'no', 'non', 'not']);

/** The allergens that a dish for each diet cannot contain. */
const excludedAllergens: ReadonlyMap<string, readonly Allergen[]> = new Map([
  ['vegan', ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs']],
  ['vegetarian', ['crustaceans', 'fish', 'molluscs']],
]);

/** The further diets that each diet satisfies: a vegan dish is also vegetarian. */
const includedDiets: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegan', ['vegetarian', 'pescatarian']],
  ['vegetarian', ['pescatarian']],
]);

/** What a tag claims about allergens. The dish's allergen record must support it. */
export type DietaryClaim =
  | { readonly kind: 'contains'; readonly allergens: readonly Allergen[] }
  | { readonly kind: 'without' | 'free' | 'diet'; readonly allergens: readonly Allergen[] };

/** Parses the claim of a tag from its name; undefined if it claims nothing, such as “Hot”. */
export function readClaim(name: string): DietaryClaim | undefined {
  const terms = tagSlug(name).split('-');
  const diet = terms.flatMap((part) => excludedAllergens.get(part) ?? []);
  const named = allergens.filter((allergen) =>
    allergenTerms[allergen].some((word) => terms.includes(word) || terms.includes(`${word}s`)),
  );
  if (named.length === 0) return diet.length > 0 ? { kind: 'diet', allergens: diet } : undefined;
  if (!terms.some((part) => negations.has(part))) return { kind: 'contains', allergens: named };
  return { kind: terms.includes('free') ? 'free' : 'without', allergens: [...new Set([...named, ...diet])] };
}

/** The levels of an allergen that support each kind of claim. `unknown` supports no claim about a named allergen. */
const acceptedLevels: Readonly<Record<'without' | 'free' | 'diet', readonly AllergenLevel[]>> = {
  free: ['none-declared'],
  without: ['none-declared', 'may-contain'],
  diet: ['none-declared', 'may-contain', 'unknown'],
};

/** Whether anything is declared. An API can have tags and no allergen records. */
const isDeclared = (record: MenuItem['allergens']): boolean =>
  Object.values(record).some((level) => level !== 'unknown');

/** Whether the allergen record of a dish contradicts a claim or does not support it. A warning needs no support. */
export function isContradicted(claim: DietaryClaim, record: MenuItem['allergens']): boolean {
  if (claim.kind === 'contains' && !isDeclared(record)) return false;
  if (claim.kind === 'contains') return claim.allergens.every((allergen) => record[allergen] !== 'contains');
  const allowed = acceptedLevels[claim.kind];
  return claim.allergens.some((allergen) => !allowed.includes(record[allergen]));
}

/**
 * The tags of a dish that diners can rely on. Leaves out tags that its allergen record does not support, and tags that
 * say what it contains, because its allergen record states that. Without a record, such a tag is the only warning.
 */
export const reliableTags = ({ dietaryTags, allergens: record }: MenuItem): MenuItem['dietaryTags'] =>
  dietaryTags.filter(({ name }) => {
    const claim = readClaim(name);
    if (claim === undefined) return true;
    return claim.kind === 'contains' ? !isDeclared(record) : !isContradicted(claim, record);
  });

/** A tag that the allergen record of its dish does not support. */
export interface ContradictedTag {
  readonly path: readonly (string | number)[];
  readonly dish: string;
  readonly tag: string;
}

/** All tags of a menu that the allergen records of their dishes do not support. */
export const contradictedTags = ({ sections }: Pick<Menu, 'sections'>): readonly ContradictedTag[] =>
  sections.flatMap(({ items }, section) =>
    items.flatMap((dish, item) =>
      dish.dietaryTags.flatMap(({ name }, tag) => {
        const claim = readClaim(name);
        const path = ['sections', section, 'items', item, 'dietaryTags', tag];
        return claim && isContradicted(claim, dish.allergens) ? [{ path, dish: dish.name, tag: name }] : [];
      }),
    ),
  );

/** A contradicted tag, for logs and reports. */
export const describeContradiction = ({ dish, tag }: ContradictedTag): string =>
  `“${tag}” is left out: the allergen record of “${dish}” does not confirm it, or it has none.`;

/** The slugs of all diets that a dish suits: those of its reliable tags and the diets that they satisfy. */
export const getSuitableDiets = (dish: MenuItem): ReadonlySet<string> =>
  new Set(
    reliableTags(dish).flatMap(({ name }) => {
      const slug = tagSlug(name);
      return [slug, ...(includedDiets.get(slug) ?? [])];
    }),
  );
