import { storedList, storedOr404 } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { contentEndpoints } from '#schemas/api/content/content.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { menu, menuSummary } from '#schemas/domain/menu/menu.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { listPublishedPages, readPublishedPage } from '../pages/pages.ts';
import { listContents, listRestaurants, readContent, readRestaurant, readRestaurantBySlug } from '../store/contents.ts';
import { withVoucherFlag } from '../store/offer-content.ts';
import { oncePerChange } from '../store/once-per-change.ts';
import { parseChanged } from '../store/parse-changed.ts';

const restaurantNames = restaurant.pick({ storeId: true, title: true, city: true, cityName: true });

const restaurantNotFound = 'There is no such restaurant.';

const toMenuSummaries = parseChanged((json) => menuSummary.parse(json));
const listMenuSummaries = oncePerChange(['menu'], async (database) =>
  toMenuSummaries(await listContents(database, 'menu')),
);

/** The replies with all restaurants and offers. */
const replyWithRestaurants = oncePerChange(['restaurants', 'booking-rules'], async (database) =>
  storedList('restaurants', await listRestaurants(database)),
);
const replyWithOffers = oncePerChange(['offer'], async (database) =>
  storedList('offers', (await listContents(database, 'offer')).map(withVoucherFlag)),
);
const listPages = oncePerChange(['page'], (database) => listPublishedPages(database));

const toRestaurantNames = parseChanged((json) => restaurantNames.parse(json));
const toMenuTags = parseChanged((json) =>
  menu
    .parse(json)
    .sections.flatMap(({ items }) => items)
    .flatMap((item) => item.dietaryTags),
);

/** The options of fields that refer to content. */
const readChoices = oncePerChange(['restaurants', 'menu'], async (database) => {
  const restaurants = toRestaurantNames(await listContents(database, 'restaurants'));
  const tags = toMenuTags(await listContents(database, 'menu')).flat();
  const cities = new Map(
    restaurants.flatMap(({ city, cityName }) => (city === undefined ? [] : [[city, cityName ?? city] as const])),
  );
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
  restaurants: route(contentEndpoints.restaurants, (_, { database }) => replyWithRestaurants(database)),
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
  offers: route(contentEndpoints.offers, (_, { database }) => replyWithOffers(database)),
};
