import { choice, contentId, optional } from '#schemas/content/field/field.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { allergenUrl } from '#schemas/domain/menu/allergen-url.ts';
import { defineTile } from '../define-tile.ts';
import { dietaryFilterExamples } from './dietary-filter.examples.ts';

export const dietaryFilter = defineTile({
  type: 'dietary-filter',
  version: 1,
  title: 'Dietary filter',
  description: 'Diners select diets and allergens, and see the dishes of a menu that match.',
  hasHeading: true,
  fields: {
    ...headingFields('The heading above the choices. If empty, “What suits you?”.'),
    menuId: optional(
      contentId('Menu', 'The menu to filter. If empty, the menu from the address, else the main menu.', 'menu'),
    ),
    asks: choice('Asks for', 'Diets and allergens to avoid, or one of the two.', ['both', 'diets', 'allergens']),
    allergenUrl,
  },
  parameters: ['avoid', 'diet', 'kcal'],
  needs: ({ menuId }, context) => ({ menu: { source: 'menu', id: menuId ?? context.menuId ?? 'main' } }),
  examples: dietaryFilterExamples,
});
