import { allergens } from '../allergens.ts';
import type { DishChoice } from './choose-dishes.ts';

/** The letter of each allergen level in formatted facts. */
export const levelLetters = { contains: 'c', 'may-contain': 'm', 'none-declared': 'n', unknown: 'u' } as const;

/** What decides whether a dish suits a diner, as a page states it for each of its dishes. */
interface DishFacts {
  readonly diets: readonly string[];
  /** A letter for each of the 14 allergens, in their order. */
  readonly levels: string;
}

const order: readonly string[] = allergens;

const parseFacts = (text: string): DishFacts => {
  const [diets = '', levels = ''] = text.split('|');
  return { diets: diets.split(' '), levels };
};

/**
 * Whether a dish with these formatted facts suits a choice. It must state every diet, and that it is free of every
 * allergen: a dish whose facts are missing or unreadable suits nobody who avoids something.
 */
export function suitsChoice(text: string, { diet, avoid }: DishChoice): boolean {
  const { diets, levels } = parseFacts(text);
  return (
    diet.every((slug) => diets.includes(slug)) &&
    avoid.every((name) => levels[order.indexOf(name)] === levelLetters['none-declared'])
  );
}

/** Counts the dishes that suit a choice, in the facts that `formatMenuFacts` joined. */
export function countSuitable(menuFacts: string, choice: DishChoice): number {
  return menuFacts
    .split(';')
    .map((group) => group.split('*'))
    .reduce((sum, [facts = '', count]) => (count && suitsChoice(facts, choice) ? sum + Number(count) : sum), 0);
}
