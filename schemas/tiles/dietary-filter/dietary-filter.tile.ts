import { choice, optional, slug } from '#schemas/content/field/field.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { allergenUrl } from '#schemas/domain/menu/allergen-url.ts';
import { defineTile } from '../define-tile.ts';
import { dietaryFilterExamples } from './dietary-filter.examples.ts';

export const dietaryFilter = defineTile({
  type: 'dietary-filter',
  version: 1,
  title: 'Dietary filter',
  description: 'Diners say what they keep to and what to leave out, and come to the dishes of a menu that fit.',
  headed: true,
  fields: {
    ...headingFields('Stands over the choices; without it “What suits you?”.'),
    menuId: optional(
      slug('Menu', 'The menu it leads to; without it the one that the address names, else the main menu.', 'menu'),
    ),
    asks: choice('Asks for', 'Diets to keep to and allergens to leave out, or one of the two.', [
      'both',
      'diets',
      'allergens',
    ]),
    allergenUrl,
  },
  needs: ({ menuId }, context) => ({ menu: { source: 'menu', id: menuId ?? context.menuId ?? 'main' } }),
  examples: dietaryFilterExamples,
});
