import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';
import type { Allergen } from '#schemas/domain/menu/allergens.ts';
import { type FoodWord, foodWords } from './food-words.ts';

/** Words that say that an ingredient is not in a dish, or is imitated. */
const negations: ReadonlySet<string> = new Set(
  'no non not without free vegan vegetarian veggie plant mock meatless faux dairy-free'.split(' '),
);

/** How far before an ingredient a negation may be: “no added egg”, “plant-based mayo”. */
const negationReach = 2;

/** The words of each clause. A negation counts only within its own clause. */
const clausesOf = (text: string): readonly (readonly string[])[] =>
  normalizeForSearch(text)
    .replaceAll(/['’]/g, '')
    .split(/[,.;:()–—+&/]+|\band\b|\bwith\b/)
    .map((clause) => clause.split(/[^\p{L}\p{N}]+/u).filter(Boolean));

const isForm = (word: string | undefined, singular: string): boolean =>
  word === singular || word === `${singular}s` || word === `${singular}es`;

const isAt = (clause: readonly string[], at: number, { words }: FoodWord): boolean =>
  words.every((word, offset) => isForm(clause[at + offset], word));

function isMeant(clause: readonly string[], at: number, { words, notAfter, notBefore }: FoodWord): boolean {
  const next = clause[at + words.length] ?? '';
  const before = clause.slice(Math.max(0, at - negationReach), at);
  return (
    !notAfter.has(before.at(-1) ?? '') &&
    !notBefore.has(next) &&
    next !== 'free' &&
    next !== 'alternative' &&
    !before.some((word) => negations.has(word))
  );
}

/** The allergens that a text names as ingredients, each with the first word that names it. */
export function findFoodWords(text: string): ReadonlyMap<Allergen, string> {
  const found = new Map<Allergen, string>();
  for (const clause of clausesOf(text))
    for (const at of clause.keys())
      for (const food of foodWords)
        if (!found.has(food.allergen) && isAt(clause, at, food) && isMeant(clause, at, food))
          found.set(food.allergen, clause.slice(at, at + food.words.length).join(' '));
  return found;
}
