import { choice, contentId, flag, list, optional, optionalText } from '#schemas/content/field/field.ts';
import type { NeedOf } from '#schemas/content/tile/need.ts';
import { allergenUrl } from '#schemas/domain/menu/allergen-url.ts';
import { dishParameter } from '#schemas/domain/menu/find-dish.ts';
import { sectionParameter } from '#schemas/domain/menu/shown-sections.ts';
import { defineTile } from '../define-tile.ts';
import { menuSectionExamples } from './menu-section.examples.ts';
import { menuSectionMigrations } from './menu-section.migrations.ts';

interface MenuNeed {
  readonly menu: NeedOf<'menu'>;
}

/** The restaurant of the page, for the address on a printed menu. */
type MenuNeeds = Readonly<
  MenuNeed | (MenuNeed & { readonly restaurant: NeedOf<'restaurant'> & { readonly optional: true } })
>;

export const menuSection = defineTile({
  type: 'menu-section',
  version: 2,
  title: 'Menu',
  description: 'A menu with all its sections or some of them. Diners can filter it by diet.',
  hasHeading: true,
  fields: {
    heading: optionalText('Heading', 'Replaces the menu’s name.', 90),
    menuId: optional(
      contentId('Menu', 'The menu to show. If empty, the menu from the address, else the main menu.', 'menu'),
    ),
    sectionIds: list(
      'Sections',
      'Shows only these sections, in the order of the menu. If empty, the whole menu.',
      contentId('Section', 'A section of the menu, by its id, such as “noodles”.'),
      12,
    ),
    pictures: choice('Pictures', 'Pictures of a few dishes at the top of each section, of every dish, or none.', [
      'some',
      'all',
      'none',
    ]),
    filter: flag('Diet filter', 'If on, diners can filter the dishes by dietary tag.', true),
    allergenUrl,
  },
  parameters: ['avoid', 'diet', dishParameter, 'kcal', 'q', sectionParameter],
  needs: ({ menuId }, { menuId: pageMenuId, restaurant }): MenuNeeds => {
    const menu = { source: 'menu', id: menuId ?? pageMenuId ?? 'main' } as const;
    return restaurant
      ? { menu, restaurant: { source: 'restaurant', slug: restaurant.slug, optional: true } }
      : { menu };
  },
  migrations: menuSectionMigrations,
  examples: menuSectionExamples,
});
