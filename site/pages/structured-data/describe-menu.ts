import { getSuitableDiets } from '#schemas/domain/menu/dietary-claims.ts';
import type { Menu, MenuItem } from '#schemas/domain/menu/menu.ts';
import { maxMenuDishes, selectShownSections } from '#schemas/domain/menu/shown-sections.ts';

/**
 * Tags that describe the diet of the whole dish. Tags about ingredients (“made without milk”) are not “free from”
 * claims. Source: schema.org/RestrictedDiet.
 */
const diets: ReadonlyMap<string, string> = new Map([
  ['vegan', 'https://schema.org/VeganDiet'],
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
  ['halal', 'https://schema.org/HalalDiet'],
]);

/** Describes the first dishes of a long menu, those that its page shows. */
export const describeMenu = ({ name, description, sections }: Menu): object => ({
  '@type': 'Menu',
  name,
  ...(description && { description }),
  hasMenuSection: selectShownSections(sections, undefined, maxMenuDishes)
    .sections.filter(({ items }) => items.length > 0)
    .map((section) => ({
      '@type': 'MenuSection',
      name: section.name,
      hasMenuItem: section.items.map(describeItem),
    })),
});

function describeItem(dish: MenuItem): object {
  const { name, description, pricePence, kcal } = dish;
  const suits = [...getSuitableDiets(dish)].flatMap((diet) => diets.get(diet) ?? []);
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(pricePence !== undefined && {
      offers: { '@type': 'Offer', price: (pricePence / 100).toFixed(2), priceCurrency: 'GBP' },
    }),
    ...(kcal !== undefined && { nutrition: { '@type': 'NutritionInformation', calories: `${kcal} kcal` } }),
    ...(suits.length > 0 && { suitableForDiet: suits }),
  };
}
