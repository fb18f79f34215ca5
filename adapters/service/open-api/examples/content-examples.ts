import { byId, type ExamplesOf } from './call-examples.ts';
import { exampleData, exampleInstant, firstOf } from './example-data.ts';

const { pages, settings, restaurants, menus, offers } = exampleData;

const summaries = menus.map(({ id, name, description, availability, image }) => ({
  id,
  name,
  description,
  availability,
  image,
}));

/** `guides/allergens` is `guides-allergens`: names of examples have no slashes. */
const exampleName = (pageId: string): string => pageId.replace('/', '-');

/** Examples of the calls for pages, settings, restaurants and menus. */
export const contentExamples: ExamplesOf<
  | 'token'
  | 'page'
  | 'settings'
  | 'restaurants'
  | 'restaurantBySlugAndCity'
  | 'restaurantBySlug'
  | 'restaurant'
  | 'menu'
  | 'menus'
  | 'publishedPages'
  | 'choices'
  | 'offers'
  | 'changes'
> = {
  token: { visitor: { body: { clearCache: false }, reply: { accessToken: 'b3JjaGlkLXBhbmRhbi1saW1l' } } },
  page: byId(
    pages,
    ({ id }) => exampleName(id),
    (page) => ({ params: { id: page.id }, reply: page }),
  ),
  settings: { brand: { reply: settings } },
  restaurants: { all: { reply: { restaurants } } },
  restaurantBySlugAndCity: byId(
    restaurants,
    ({ slug }) => slug,
    (restaurant) => ({ params: { slug: restaurant.slug, city: restaurant.city ?? '' }, reply: restaurant }),
  ),
  restaurantBySlug: byId(
    restaurants,
    ({ slug }) => slug,
    (restaurant) => ({ params: { slug: restaurant.slug }, reply: restaurant }),
  ),
  restaurant: byId(
    restaurants,
    ({ slug }) => slug,
    (restaurant) => ({ params: { storeId: String(restaurant.storeId) }, reply: restaurant }),
  ),
  menu: byId(
    menus,
    ({ id }) => id,
    (menu) => ({ params: { id: menu.id }, reply: menu }),
  ),
  menus: {
    all: { reply: { menus: summaries } },
    ...byId(
      restaurants,
      ({ slug }) => slug,
      (restaurant) => ({
        query: { restaurant: restaurant.slug },
        reply: { menus: summaries.filter(({ id }) => restaurant.menus?.includes(id)) },
      }),
    ),
  },
  publishedPages: {
    all: {
      reply: {
        pages: pages.map(({ id, ...page }) => ({
          id,
          indexed: !id.startsWith('_') && !('indexed' in page && page.indexed === false),
          updatedAt: exampleInstant,
        })),
      },
    },
  },
  choices: {
    all: {
      reply: {
        restaurants: restaurants.map(({ storeId, title }) => ({ value: String(storeId), label: title })),
        cities: [
          { value: 'bath', label: 'Bath' },
          { value: 'london', label: 'London' },
          { value: 'oxford', label: 'Oxford' },
        ],
        dietaryTags: [
          { value: 'Vegan', label: 'Vegan' },
          { value: 'Vegetarian', label: 'Vegetarian' },
        ],
      },
    },
  },
  offers: { all: { reply: { offers } } },
  changes: {
    current: { reply: { sequence: 123, changes: [] } },
    since: {
      query: { since: '122', wait: '0' },
      reply: { sequence: 123, changes: [{ sequence: 123, kind: 'menu', id: firstOf(menus).id, at: exampleInstant }] },
    },
  },
};
