import { expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { defaultTemplates } from './default-templates.ts';

it.each([...defaultTemplates])('the default template %s has no problem [upstream.alone]', (_, page) => {
  const read = readPage(page);
  expect(read.problems).toEqual([]);
  expect(read.ok && read.value.tiles.length).toBe(page.tiles.length);
});

it.each<[string, object, string]>([
  ['_job', { type: 'job-detail', applies: true }, '[jobs.detail]'],
  ['_job-search', { type: 'job-search' }, '[jobs.list]'],
  ['_offer', { type: 'voucher-form' }, '[offer.voucher]'],
  ['_preferences', { type: 'preferences-form' }, '[preferences.load]'],
  ['careers', { type: 'job-list' }, '[jobs.list]'],
  ['contact', { type: 'contact-form' }, '[contact.send]'],
  ['group-booking', { type: 'group-booking-form' }, '[booking.covers]'],
  ['cookies', { type: 'cookie-list' }, '[cookie.page]'],
  ['allergens', { type: 'menu-list' }, '[menu.allergens]'],
  ['signup-thanks', { heading: 'Thank you for signing up' }, '[page.routes-by-tiles]'],
])('the default template %s shows %j [upstream.alone] %s', (id, tile) => {
  expect(defaultTemplates.get(id)?.tiles).toContainEqual(expect.objectContaining(tile));
});

it.each<[string, string, readonly string[]]>([
  ['_home-find-us', 'Find us', ['location-finder']],
  ['_home-our-menu', '{menu}', ['menu-section', 'call-to-action']],
  ['_menus', 'Menus', ['menu-list']],
  ['_menu', '{menu}', ['menu-section', 'allergen-guide', 'call-to-action']],
  ['restaurants', 'Restaurants', ['location-list']],
  ['_restaurant', '{restaurant}', ['restaurant-details', 'booking', 'promotions']],
  ['_restaurant-menus', 'Menus in {restaurant}', ['menu-list']],
  ['_restaurant-menu', '{menu} in {restaurant}', ['menu-section', 'allergen-guide', 'booking']],
  ['_city', 'Restaurants in {city}', ['location-list', 'call-to-action']],
  ['_booking', 'Book a table', ['booking']],
  ['_offer', '{offer}', ['offer', 'voucher-form', 'offer']],
  ['_preferences', 'Your preferences', ['preferences-form']],
  ['_manage-booking', 'Your booking', ['manage-booking']],
  ['_waiting-list', 'Waiting list', ['waiting-list']],
  ['_job-search', 'Jobs', ['job-search']],
  ['_job', '{job}', ['job-detail', 'call-to-action']],
  ['careers', 'Careers', ['job-list', 'call-to-action']],
  ['signup-thanks', 'Mailing list', ['call-to-action']],
  ['contact', 'Contact', ['contact-form']],
  ['group-booking', 'Group bookings', ['group-booking-form']],
  ['allergens', 'Allergens', ['menu-list']],
  ['cookies', 'Cookies', ['cookie-list']],
])('the default template %s has the title “%s” and the tiles %j [upstream.alone]', (id, title, types) => {
  const read = readPage(defaultTemplates.get(id));
  expect(read.ok && [read.value.envelope.title, read.value.tiles.map(({ tile }) => tile.type)]).toEqual([title, types]);
});

it.each([...defaultTemplates.values()])(
  'the default template $id has one tile per key [upstream.alone] [tile.identity]',
  ({ tiles }) => {
    const keys = tiles.map((tile) => (isRecord(tile) ? tile.key : undefined));
    expect(keys).toEqual([...new Set(keys)]);
    expect(keys.every((key) => typeof key === 'string' && key !== '')).toBe(true);
  },
);

it('the default template of a restaurant shows its offers [upstream.alone] [restaurant.page]', () => {
  expect(defaultTemplates.get('_restaurant')?.tiles).toContainEqual(
    expect.objectContaining({ type: 'promotions', source: 'offers', heading: 'Offers' }),
  );
});

it('only the default templates of preferences and of thanks are hidden from search engines [preferences.privacy] [page.metadata]', () => {
  const hidden = [...defaultTemplates.values()].filter(({ indexed }) => indexed === false).map(({ id }) => id);
  expect(hidden).toEqual(['_preferences', 'signup-thanks']);
});

it.each([
  ['_menu', '/menu', '/booking'],
  ['_home-our-menu', '/menu'],
  ['_city', '/find-us'],
  ['_job', '/careers/job-search'],
  ['careers', '/careers/job-search'],
  ['signup-thanks', '/booking'],
])('the default template %s links to %s [upstream.alone]', (id, ...urls) => {
  const links =
    defaultTemplates.get(id)?.tiles.flatMap((tile) => (isRecord(tile) && 'links' in tile ? [tile.links].flat() : [])) ??
    [];
  expect(links).toEqual(
    urls.map((linkUrl) => expect.objectContaining({ linkUrl, linkText: expect.stringMatching(/./) })),
  );
});

it.each(['_menu', '_restaurant-menu'])(
  'the allergen guide of the default template %s is where its menu links to [upstream.alone] [menu.allergens]',
  (id) => {
    const tiles = defaultTemplates.get(id)?.tiles ?? [];
    expect(tiles).toContainEqual(expect.objectContaining({ type: 'menu-section', allergenUrl: '#allergens' }));
    expect(tiles).toContainEqual(expect.objectContaining({ type: 'allergen-guide', key: 'allergens' }));
  },
);

it('the default template of a city lists its restaurants without a search near the visitor [upstream.alone] [route.city]', () => {
  expect(defaultTemplates.get('_city')?.tiles).toContainEqual(
    expect.objectContaining({ type: 'location-list', near: false }),
  );
});
