import { contentId, optional, optionalText } from '#schemas/content/field/field.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { sectionParameter } from '#schemas/domain/menu/shown-sections.ts';
import { defineTile } from '../define-tile.ts';
import { allergenGuideExamples } from './allergen-guide.examples.ts';

export const allergenGuide = defineTile({
  type: 'allergen-guide',
  version: 1,
  title: 'Allergen guide',
  description: 'What the kitchen declares for each dish of a menu and each of the 14 allergens.',
  hasHeading: true,
  fields: {
    ...headingFields('The heading above the guide.'),
    advice: optionalText(
      'Advice',
      'What guests with allergies must know about your kitchens. If empty, only a request to tell the team.',
      400,
    ),
    menuId: optional(
      contentId('Menu', 'The menu to show. If empty, the menu from the address, else the main menu.', 'menu'),
    ),
  },
  parameters: ['avoid', 'diet', 'kcal', 'q', sectionParameter],
  needs: ({ menuId }, context) => ({ menu: { source: 'menu', id: menuId ?? context.menuId ?? 'main' } }),
  examples: allergenGuideExamples,
});
