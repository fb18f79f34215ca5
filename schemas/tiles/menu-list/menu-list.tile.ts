import { choice } from '#schemas/content/field/field.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { narrowField } from '#schemas/content/tile/narrow-field.ts';
import { defineTile } from '../define-tile.ts';
import { menuListExamples } from './menu-list.examples.ts';

export const menuList = defineTile({
  type: 'menu-list',
  version: 1,
  title: 'Menus',
  description: 'All menus as large tiles. On a restaurant’s page, the menus of that restaurant.',
  fields: {
    ...headingFields('The heading above the menus.'),
    count: choice('How many', 'All menus, or the first four with a link to all of them.', ['all', 'four']),
    narrow: narrowField,
  },
  parameters: ['avoid', 'diet'],
  needs: (_, { restaurant, dishes }) => ({
    menus: { source: 'menus', restaurant: restaurant?.slug, choice: dishes },
  }),
  examples: menuListExamples,
});
