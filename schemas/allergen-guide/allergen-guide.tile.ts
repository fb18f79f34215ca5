import { optional, optionalText, slug } from '../field/field.ts';
import { defineTile } from '../tile/define-tile.ts';
import { allergenGuideExamples } from './allergen-guide.examples.ts';

export const allergenGuide = defineTile({
  type: 'allergen-guide',
  version: 1,
  title: 'Allergen guide',
  description: 'What the kitchen declares for each dish of a menu and each of the 14 allergens.',
  headed: true,
  fields: {
    heading: optionalText('Heading', 'Stands over the guide.', 90),
    text: optionalText('Text', 'One or two sentences below the heading.', 260),
    menuId: optional(slug('Menu', 'Which menu; without it the one that the address names, else the main menu.')),
  },
  needs: ({ menuId }, context) => ({ menu: { source: 'menu', id: menuId ?? context.menuId ?? 'main' } }),
  examples: allergenGuideExamples,
});
