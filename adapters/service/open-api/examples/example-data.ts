import { createDemoData } from '#adapters/demo/content/demo-data.ts';

/** The day on which the examples are: a Saturday. */
export const exampleDay = '2026-11-21';

const demo = createDemoData(exampleDay);

/** Pages of which no route and no other page needs to be shown. */
const leftOut: ReadonlySet<string> = new Set([
  'tiles',
  'faqs',
  'cookies',
  'table-for-everyone',
  'allergens',
  'careers',
]);
const shownRestaurants: ReadonlySet<string> = new Set(['bath', 'oxford', 'soho', 'covent-garden']);
const shownMenus: ReadonlySet<string> = new Set(['main', 'drinks', 'kids']);

/** Parts of the demo chain: enough for every route. Without the days on which offers and vacancies end. */
export const exampleData = {
  ...demo,
  pages: demo.pages.filter(({ id }) => !leftOut.has(id)),
  restaurants: demo.restaurants
    .filter(({ slug }) => shownRestaurants.has(slug))
    .map((restaurant) => ({ ...restaurant, menus: restaurant.menus?.filter((id) => shownMenus.has(id)) })),
  menus: demo.menus.filter(({ id }) => shownMenus.has(id)),
  offers: demo.offers.slice(0, 4).map(({ startDate: _start, endDate: _end, ...offer }) => offer),
  jobs: demo.jobs.slice(0, 4).map(({ datePosted: _posted, validThrough: _closes, ...job }) => job),
  social: demo.social.slice(0, 3),
};

/** The first entry of a list that must not be empty. */
export function firstOf<Entry>([first]: readonly Entry[]): Entry {
  if (first === undefined) throw new Error('The demo chain lacks an entry that the examples need.');
  return first;
}

/** The moment of the examples’ replies. */
export const exampleInstant = '2026-11-21T10:00:00Z';

export const exampleGuest = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
