import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { getInnerFields, getMeta } from '#schemas/content/field/schema-layers.ts';
import { page } from '#schemas/content/page/page.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { job } from '#schemas/domain/job/job.ts';
import { allergens } from '#schemas/domain/menu/allergens.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { tiles } from './tiles.generated.ts';

/** The title of each type and the defaults of its own fields. Stored tiles leave out defaults, so they must not change. */
const types: readonly (readonly [type: string, title: string, defaults: Readonly<Record<string, unknown>>])[] = [
  ['accordion', 'Questions and answers', { oneAtATime: false }],
  ['allergen-guide', 'Allergen guide', {}],
  ['booking', 'Booking', {}],
  ['call-to-action', 'Call to action', {}],
  ['card-grid', 'Cards', { columns: 'three' }],
  ['carousel', 'Carousel', {}],
  ['click-and-collect', 'Click and collect', { allergenUrl: '/allergens' }],
  ['contact-form', 'Contact form', {}],
  ['cookie-list', 'Cookie list', {}],
  ['dietary-filter', 'Dietary filter', { asks: 'both', allergenUrl: '/allergens' }],
  ['divider', 'Divider', { kind: 'batik', motif: 'kawung', size: 'medium' }],
  ['embed', 'Embed', { ratio: 'wide' }],
  ['group-booking-form', 'Group-booking form', {}],
  ['hero', 'Hero', { arrangement: 'split' }],
  ['image-text', 'Picture and text', { mediaSide: 'left' }],
  ['job-detail', 'Vacancy', { applies: false }],
  ['job-list', 'Vacancies', { category: 'all' }],
  ['job-search', 'Job search', {}],
  ['location-finder', 'Restaurant finder', { map: true, filters: true }],
  ['location-list', 'Restaurants', { form: 'full', near: true }],
  ['menu-list', 'Menus', { count: 'all' }],
  ['menu-section', 'Menu', { pictures: 'some', filter: true, allergenUrl: '/allergens' }],
  ['offer', 'Offer', {}],
  ['preferences-form', 'Preferences form', {}],
  ['promotions', 'Promotions', { source: 'items', narrow: 'stack' }],
  ['restaurant-details', 'Restaurant', { allergenUrl: '/allergens' }],
  ['sign-up', 'Sign-up', {}],
  ['social-grid', 'Social grid', { count: 'eight' }],
  ['table-for-everyone', 'Table for everyone', {}],
  ['text', 'Text', { align: 'start' }],
  ['video', 'Video', {}],
  ['voucher-form', 'Voucher form', {}],
  ['wallet-links', 'Wallet links', {}],
];

/** The defaults of the fields that all tile types share. */
const sharedDefaults = {
  height: 'auto',
  width: 'full',
  layout: 'none',
  animationEffect: 'none',
  backgroundAnimationEffect: 'none',
};

function definitionOf(type: string) {
  const definition = findTileType(type);
  if (!definition) throw new Error(`There is no tile type ${type}.`);
  return definition;
}

it('the tile types include these [tile.catalogue]', () => {
  expect(Object.keys(tiles)).toEqual(expect.arrayContaining(types.map(([type]) => type)));
});

describe.each(types)('a tile of the type %s', (type, title, own) => {
  const { schema, examples, title: ownTitle, description } = definitionOf(type);
  const defaults = { ...sharedDefaults, ...own };

  it('is offered to editors with a title and a description [preview.compose]', () => {
    expect(ownTitle).toBe(title);
    expect(description).toMatch(/.\.$/);
  });

  it.each([undefined, null])('has its defaults where a field is %j [upstream.entries]', (blank) => {
    const blanks = Object.fromEntries(Object.keys(defaults).map((name) => [name, blank]));
    expect(schema.parse({ ...examples.plain, type, key: 'a', ...blanks })).toMatchObject(defaults);
  });
});

/** The paths of the fields that an editor could not understand. */
function findUndescribed(schema: z.ZodType, path: readonly string[] = []): string[] {
  return [...getInnerFields(schema)].flatMap(([name, field]) => {
    const { title = '', description = '' } = getMeta(field);
    const own = [...path, name];
    return [...(title && description ? [] : [own.join('.')]), ...findUndescribed(field, own)];
  });
}

/** Schemas with the paths of values that their own schema or their list describes. */
const described: readonly (readonly [name: string, schema: z.ZodType, others: readonly string[]])[] = [
  ...Object.entries(tiles).map(([type, { schema }]) => [type, schema, []] as const),
  ['page', page, ['tiles.*']],
  ['settings', settings, []],
  ['restaurant', restaurant, ['distance']],
  ['menu', menu, allergens.map((allergen) => `sections.*.items.*.allergens.${allergen}`)],
  ['offer', offerSchema, []],
  ['job', job, []],
];

it.each(described)(
  'each field of %s has a title and a description [preview.compose] [upstream.openapi]',
  (_, schema, others) => {
    expect(findUndescribed(schema)).toEqual(others);
  },
);
