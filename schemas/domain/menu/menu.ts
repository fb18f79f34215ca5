import { z } from 'zod';
import {
  contentId,
  list,
  nameText,
  number,
  optional,
  optionalText,
  pence,
  requiredList,
  text,
} from '#schemas/content/field/field.ts';
import { media } from '#schemas/content/media/media.ts';
import type { Allergen } from './allergens.ts';

/** `none-declared` is a statement by the kitchen. `unknown` means that there is none, and must never be treated as safe. */
export const allergenLevels = ['contains', 'may-contain', 'none-declared', 'unknown'] as const;
export type AllergenLevel = (typeof allergenLevels)[number];

const allergenLevel = z
  .enum(allergenLevels)
  .nullish()
  .transform((level): AllergenLevel => level ?? 'unknown');

/** Creates a record with a value for each allergen. */
export const mapAllergens = <Value>(valueFor: (name: Allergen) => Value): Readonly<Record<Allergen, Value>> => ({
  celery: valueFor('celery'),
  gluten: valueFor('gluten'),
  crustaceans: valueFor('crustaceans'),
  eggs: valueFor('eggs'),
  fish: valueFor('fish'),
  lupin: valueFor('lupin'),
  milk: valueFor('milk'),
  molluscs: valueFor('molluscs'),
  mustard: valueFor('mustard'),
  nuts: valueFor('nuts'),
  peanuts: valueFor('peanuts'),
  sesame: valueFor('sesame'),
  soya: valueFor('soya'),
  sulphites: valueFor('sulphites'),
});

/** The allergen record of one dish. Missing allergens, or a missing record, are `unknown`. */
export const allergenRecord = z
  .object(mapAllergens(() => allergenLevel))
  .nullish()
  .transform((record) => record ?? mapAllergens((): AllergenLevel => 'unknown'))
  .meta({ title: 'Allergens', description: 'What the kitchen declares for each of the 14 allergens.' });

export const dietaryTag = z
  .object({ name: text('Name', 'What diners filter by, such as “Vegan”.', 60) })
  .meta({ title: 'Dietary tag', description: 'A property diners filter by.' });

export const menuItem = z
  .object({
    id: contentId('Id', 'The dish’s permanent id.'),
    name: nameText('Name', 'As it is printed on the menu, such as “Char kway teow”.', 120),
    origin: optionalText('Origin', 'The place or country that the dish is from, such as “Penang”.', 60),
    description: optionalText('Description', 'Three or four ingredients, in plain words.', 400),
    image: optional(media),
    pricePence: optional(pence('Price', 'Price in pence.')),
    kcal: optional(number('Energy', 'Kilocalories of one portion.', { min: 0, max: 10_000, whole: true })),
    portion: optionalText('Portion', 'The size of one portion, such as “serves two”.', 60),
    dietaryTags: list('Dietary tags', 'What diners filter by.', dietaryTag, 20),
    allergens: allergenRecord,
    allergenNotes: optionalText('Allergen notes', 'Which cereals or nuts, and what else the kitchen says.', 200),
    goesWith: list(
      'Goes with',
      'Other dishes of the same menu that go well with it.',
      contentId('Dish', 'The id of a dish of the same menu.'),
      6,
    ),
  })
  .meta({ title: 'Dish', description: 'One line of a menu.' });

export const menuSectionSchema = z
  .object({
    id: contentId('Id', 'The section’s anchor.'),
    name: nameText('Name', 'The heading of the section, such as “Noodles”.', 80),
    description: optionalText('Description', 'One line, shown below the section’s name.', 300),
    items: list('Dishes', 'In the order in which diners read them.', menuItem, 1000),
  })
  .meta({ title: 'Section', description: 'A part of a menu.' });

export const menu = z
  .object({
    id: contentId('Id', 'The menu’s id in URLs.'),
    name: nameText('Name', 'The heading of the menu’s page, such as “Lunch menu”.', 80),
    description: optionalText('Description', 'One line, shown below the menu’s name and in the list of menus.', 400),
    availability: optionalText('Serving times', 'Such as “Monday to Friday, 12:00 to 16:00”.', 120),
    lists: optional(
      z
        .enum(['dishes', 'drinks'])
        .meta({ title: 'Kind of menu', description: 'Whether the menu lists dishes or drinks. If empty, dishes.' }),
    ),
    note: optionalText('Note', 'The text at the bottom, such as the service charge.', 600),
    image: optional(media),
    sections: requiredList('Sections', 'In the order in which diners read them.', menuSectionSchema, 0, 40),
    updatedAt: optional(
      z.iso.datetime({ offset: true }).meta({ title: 'Last check', description: 'When the menu was last checked.' }),
    ),
  })
  .meta({ title: 'Menu', description: 'A menu.' });

/** A menu as an API gives it. Editors must state its sections, but a menu that was read in part is still a menu. */
export const menuReply = menu.extend({
  sections: list('Sections', 'In the order in which diners read them.', menuSectionSchema, 40),
});

/** A menu without its dishes, for lists of menus. */
export const menuSummary = z
  .object({
    id: contentId('Id', 'The menu’s id in URLs.'),
    name: nameText('Name', 'The heading of the menu’s page, such as “Lunch menu”.', 80),
    description: optionalText('Description', 'One line, shown below the menu’s name and in the list of menus.', 400),
    availability: optionalText('Serving times', 'Such as “Monday to Friday, 12:00 to 16:00”.', 120),
    image: optional(media),
  })
  .meta({ title: 'Menu summary', description: 'A menu without its dishes.' });

export type Menu = z.output<typeof menu>;
export type MenuItem = z.output<typeof menuItem>;
export type MenuSection = z.output<typeof menuSectionSchema>;
export type MenuSummary = z.output<typeof menuSummary>;

/** A menu in a list. `fitting` is the number of dishes that match the diner's choice; absent if nothing is chosen or known. */
export type ListedMenu = MenuSummary & { readonly fitting?: number };
