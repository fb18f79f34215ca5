import { type Allergen, allergenNames, allergens } from './allergens.ts';
import { isUndeclared } from './avoid-allergens.ts';
import type { AllergenLevel, MenuItem, MenuSection } from './menu.ts';

/** The two letters of an allergen on paper. The first letters of the 14 allergens all differ. */
const codeOf = (name: Allergen): string => `${name[0]?.toUpperCase() ?? ''}${name[1] ?? ''}`;

const groups: readonly (readonly [level: AllergenLevel, prefix: string])[] = [
  ['contains', ''],
  ['may-contain', 'may: '],
  ['unknown', 'ask: '],
];

/**
 * The allergens of a dish in codes, such as “Gl So, may: Nu”. Never empty, because nothing would read as safe: a dish
 * without any says so. `undefined` for a dish without a declaration, which has a warning in words.
 */
export function formatAllergenCodes(dish: Pick<MenuItem, 'allergens'>): string | undefined {
  if (isUndeclared(dish)) return undefined;
  const parts = groups.flatMap(([level, prefix]) => {
    const codes = allergens.filter((name) => dish.allergens[name] === level).map(codeOf);
    return codes.length > 0 ? [prefix + codes.join(' ')] : [];
  });
  return parts.join(', ') || 'none of the 14';
}

/** Explains the codes that occur in these sections. */
export function describeAllergenCodes(sections: readonly MenuSection[]): string {
  const dishes = sections.flatMap(({ items }) => items).filter((dish) => !isUndeclared(dish));
  const hasLevel = (level: AllergenLevel): boolean =>
    dishes.some((dish) => allergens.some((name) => dish.allergens[name] === level));
  const names = allergens
    .filter((name) => dishes.some((dish) => dish.allergens[name] !== 'none-declared'))
    .map((name) => `${codeOf(name)} ${allergenNames[name].toLowerCase()}`);
  return [
    ...names,
    ...(hasLevel('may-contain') ? ['may: may contain'] : []),
    ...(hasLevel('unknown') ? ['ask: not declared, please ask'] : []),
  ].join(', ');
}
