import { choice, flag, list, optional, optionalText, slug } from '#schemas/content/field/field.ts';
import { allergenUrl } from '#schemas/domain/menu/allergen-url.ts';
import { defineTile } from '../define-tile.ts';
import { menuSectionExamples } from './menu-section.examples.ts';
import { menuSectionMigrations } from './menu-section.migrations.ts';

export const menuSection = defineTile({
  type: 'menu-section',
  version: 2,
  title: 'Menu',
  description: 'A menu with all its sections or some of them; diners can keep to the dishes that fit their diet.',
  headed: true,
  fields: {
    heading: optionalText('Heading', 'Instead of the menu’s own name.', 90),
    menuId: optional(
      slug('Menu', 'Which menu; without it the one that the address names, else the main menu.', 'menu'),
    ),
    sectionIds: list(
      'Sections',
      'Only these sections, in the menu’s own order; without any the whole menu.',
      slug('Section', 'A section’s id.'),
      12,
    ),
    pictures: choice('Pictures', 'Of a few dishes at the head of each section, of every dish, or of none.', [
      'some',
      'all',
      'none',
    ]),
    filter: flag('Diet filter', 'Whether dishes can be chosen by dietary tag.', true),
    allergenUrl,
  },
  needs: ({ menuId }, context) => ({ menu: { source: 'menu', id: menuId ?? context.menuId ?? 'main' } }),
  migrations: menuSectionMigrations,
  examples: menuSectionExamples,
});
