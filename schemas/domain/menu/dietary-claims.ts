import { type Allergen, type AllergenLevel, allergens, type Menu, type MenuItem } from './menu.ts';
import { tagSlug } from './tag-slug.ts';

/** Words of tags for each allergen, as kitchens write them. Plurals are listed where they are not the word with an “s”. */
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

/** Words that make a tag say that something is not in a dish. */
const negations: ReadonlySet<string> = new Set(['free', 'without', 'no', 'non', 'not']);

/** Diets and the allergens that cannot be in a dish that suits them. */
const excludedAllergens: ReadonlyMap<string, readonly Allergen[]> = new Map([
  ['vegan', ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs']],
  ['vegetarian', ['crustaceans', 'fish', 'molluscs']],
]);

/** Diets that a tag includes: who keeps to one of these can eat what carries the tag. */
const includedDiets: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegan', ['vegetarian', 'pescatarian']],
  ['vegetarian', ['pescatarian']],
]);

/** What a tag says that the allergen record of its dish has to bear out. */
export type DietaryClaim =
  | { readonly kind: 'contains'; readonly allergens: readonly Allergen[] }
  | { readonly kind: 'without' | 'free' | 'diet'; readonly allergens: readonly Allergen[] };

/** The claim of a tag by its name; undefined for one that claims nothing, such as “Hot”. */
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

/** What the record must say of each allergen that a claim is about. Unknown bears out nothing about an allergen. */
const acceptedLevels: Readonly<Record<'without' | 'free' | 'diet', readonly AllergenLevel[]>> = {
  free: ['none-declared'],
  without: ['none-declared', 'may-contain'],
  diet: ['none-declared', 'may-contain', 'unknown'],
};

/** Whether the record of a dish contradicts what a tag says, or leaves it open where it is about an allergen. */
export function isContradicted(claim: DietaryClaim, record: MenuItem['allergens']): boolean {
  if (claim.kind === 'contains') return claim.allergens.every((allergen) => record[allergen] !== 'contains');
  const allowed = acceptedLevels[claim.kind];
  return claim.allergens.some((allergen) => !allowed.includes(record[allergen]));
}

/**
 * The tags of a dish that diners may rely on. Left out are those that its allergen record does not bear out, and those
 * that say that it contains something: what a dish contains is told by its record alone.
 */
export const reliableTags = ({ dietaryTags, allergens: record }: MenuItem): MenuItem['dietaryTags'] =>
  dietaryTags.filter(({ name }) => {
    const claim = readClaim(name);
    return claim === undefined || (claim.kind !== 'contains' && !isContradicted(claim, record));
  });

/** A tag that the allergen record of its dish does not bear out. */
export interface ContradictedTag {
  readonly path: readonly (string | number)[];
  readonly dish: string;
  readonly tag: string;
}

/** All tags of a menu that say something that the allergen record of their dish does not bear out. */
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

/** The words in addresses of all diets that a dish suits: those of its reliable tags, and those that they include. */
export const dietsOf = (dish: MenuItem): ReadonlySet<string> =>
  new Set(
    reliableTags(dish).flatMap(({ name }) => {
      const slug = tagSlug(name);
      return [slug, ...(includedDiets.get(slug) ?? [])];
    }),
  );
