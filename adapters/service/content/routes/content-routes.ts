import { storedList, storedOr404 } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { contentEndpoints } from '#schemas/api/content/content.ts';
import { menu, menuSummary } from '#schemas/domain/menu/menu.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listPublishedPages, readPublishedPage } from '../pages/pages.ts';
import {
  listContents,
  listRestaurants,
  readContent,
  readRestaurant,
  readRestaurantBySlug,
  settingsId,
} from '../store/contents.ts';
import { withVoucherFlag } from '../store/offer-content.ts';
import { oncePerChange } from '../store/once-per-change.ts';

const restaurantNotFound = 'There is no such restaurant.';

const listMenuSummaries = oncePerChange(async (database) =>
  (await listContents(database, 'menu')).map((text) => menuSummary.parse(JSON.parse(text))),
);

/** The replies of all restaurants and offers, as text. */
const listRestaurantTexts = oncePerChange((database) => listRestaurants(database));
const listOfferTexts = oncePerChange(async (database) => (await listContents(database, 'offer')).map(withVoucherFlag));
const listPages = oncePerChange((database) => listPublishedPages(database));

/** The options of fields that refer to content. */
const readChoices = oncePerChange(async (database) => {
  const restaurants = (await listContents(database, 'restaurants')).map((text) => restaurant.parse(JSON.parse(text)));
  const menus = (await listContents(database, 'menu')).map((text) => menu.parse(JSON.parse(text)));
  const tags = menus
    .flatMap(({ sections }) => sections)
    .flatMap(({ items }) => items)
    .flatMap((item) => item.dietaryTags);
  const cities = new Map(restaurants.map(({ city, cityName }) => [city, cityName ?? city]));
  return {
    restaurants: restaurants.map(({ storeId, title }) => ({ value: storeId, label: title })),
    cities: [...cities].map(([value, label]) => ({ value, label })),
    dietaryTags: [...new Set(tags.map(({ name }) => name))].sort().map((name) => ({ value: name, label: name })),
  };
});

export const contentRoutes = {
  page: route(contentEndpoints.page, async ({ params }, { database }) =>
    storedOr404(await readPublishedPage(database, params.id), 'There is no such page.'),
  ),
  settings: route(contentEndpoints.settings, async (_, { database }) =>
    storedOr404(await readContent(database, 'settings', settingsId), 'There are no settings.'),
  ),
  restaurants: route(contentEndpoints.restaurants, async (_, { database }) =>
    storedList('restaurants', await listRestaurantTexts(database)),
  ),
  restaurantBySlugAndCity: route(contentEndpoints.restaurantBySlugAndCity, async ({ params }, { database }) =>
    storedOr404(await readRestaurantBySlug(database, params.slug, params.city), restaurantNotFound),
  ),
  restaurantBySlug: route(contentEndpoints.restaurantBySlug, async ({ params }, { database }) =>
    storedOr404(await readRestaurantBySlug(database, params.slug), restaurantNotFound),
  ),
  restaurant: route(contentEndpoints.restaurant, async ({ params }, { database }) =>
    storedOr404(await readRestaurant(database, params.storeId), restaurantNotFound),
  ),
  menu: route(contentEndpoints.menu, async ({ params }, { database }) =>
    storedOr404(await readContent(database, 'menu', params.id), 'Menu not found'),
  ),
  menus: route(contentEndpoints.menus, async ({ query, reply }, { database }) => {
    const menus = await listMenuSummaries(database);
    if (query.restaurant === undefined) return reply({ menus });
    const content =
      (await readRestaurantBySlug(database, query.restaurant)) ??
      (await readContent(database, 'restaurants', query.restaurant));
    const order = content === undefined ? [] : restaurant.parse(JSON.parse(content)).menus;
    const served = order.flatMap((id) => menus.filter((one) => one.id === id));
    return reply({ menus: served });
  }),
  publishedPages: route(contentEndpoints.publishedPages, async ({ reply }, { database }) =>
    reply({ pages: await listPages(database) }),
  ),
  choices: route(contentEndpoints.choices, async ({ reply }, { database }) => reply(await readChoices(database))),
  offers: route(contentEndpoints.offers, async (_, { database }) =>
    storedList('offers', await listOfferTexts(database)),
  ),
};
