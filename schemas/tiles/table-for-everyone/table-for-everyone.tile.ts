import { contentId, list, optional, richText, slug } from '#schemas/content/field/field.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import type { NeedOf } from '#schemas/content/tile/need.ts';
import { defineTile } from '../define-tile.ts';
import { tableForEveryoneExamples } from './table-for-everyone.examples.ts';

type MenuNeed = NeedOf<'menu'> & { readonly optional: true };

export const tableForEveryone = defineTile({
  type: 'table-for-everyone',
  version: 1,
  title: 'Table for everyone',
  description: 'What each person at a table can eat, by what they need and avoid. The data stays in the browser.',
  fields: {
    ...headingFields('The heading above the table.'),
    advice: optional(richText('Advice', 'The advice that must accompany allergen information.', 1000)),
    menus: list(
      'Menus',
      'The menus to use. If empty, the menu from the address, else the main menu.',
      contentId('Menu', 'Choose one of the chain’s menus.', 'menu'),
      6,
    ),
    diets: list(
      'Diets',
      'The dietary tags that a guest can select, such as “vegan”. If empty, all tags of the menus.',
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
