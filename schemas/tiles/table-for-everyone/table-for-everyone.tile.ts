import { list, optional, richText, slug } from '#schemas/content/field/field.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import type { NeedOf } from '#schemas/content/tile/need.ts';
import { defineTile } from '../define-tile.ts';
import { tableForEveryoneExamples } from './table-for-everyone.examples.ts';

type MenuNeed = NeedOf<'menu'> & { readonly optional: true };

export const tableForEveryone = defineTile({
  type: 'table-for-everyone',
  version: 1,
  title: 'Table for everyone',
  description: 'What each person at a table can eat, by what they need and avoid. Nothing of it leaves the browser.',
  fields: {
    ...headingFields('Stands over the table.'),
    advice: optional(richText('Advice', 'What must be said beside anything about allergens.', 1000)),
    menus: list(
      'Menus',
      'Which menus; without any the one that the address names, else the main menu.',
      slug('Menu', 'A menu’s id.', 'menu'),
      6,
    ),
    diets: list(
      'Diets',
      'Which dietary tags a guest may ask for, as words of addresses; without any, all that the menus use.',
      slug('Tag', 'A tag such as “vegan”.'),
      12,
    ),
  },
  needs: ({ menus }, { menuId }): Readonly<Record<string, MenuNeed>> => {
    const ids = menus.length > 0 ? menus : [menuId ?? 'main'];
    return Object.fromEntries(ids.map((id) => [id, { source: 'menu', id, optional: true }]));
  },
  examples: tableForEveryoneExamples,
});
