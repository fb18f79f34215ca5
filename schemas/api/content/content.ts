import { z } from 'zod';
import { unvalidated } from '#schemas/content/field/unvalidated.ts';
import { pageId } from '#schemas/content/page/page.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { menuReply, menuSummary } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defineEndpoint } from '../endpoint.ts';
import { maxListed, pathId, storeId } from '../wire.ts';

const choiceOption = z.object({ value: z.string().max(120), label: z.string().max(160) });

/** The fixed lists of options in forms and filters. */
export const choices = z.object({
  restaurants: z.array(choiceOption),
  cities: z.array(choiceOption),
  dietaryTags: z.array(choiceOption),
});

/** A published page in a list, without its content. */
export const publishedPage = z.object({
  id: pageId,
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  updatedAt: z.string().max(40).optional(),
});

export const contentEndpoints = {
  page: defineEndpoint({
    name: 'page',
    summary: 'Returns a published page. Any JSON is valid here, because the renderer validates each tile separately.',
    method: 'GET',
    path: '/api/v1/content/page/{id}',
    params: z.object({ id: pageId }),
    reply: unvalidated('Page'),
  }),
  settings: defineEndpoint({
    name: 'settings',
    summary: 'Returns the settings that apply to every page of the brand.',
    method: 'GET',
    path: '/api/v1/content/brand-settings',
    reply: settings,
  }),
  restaurants: defineEndpoint({
    name: 'restaurants',
    summary: 'Lists all restaurants.',
    method: 'GET',
    path: '/api/v1/content/search-restaurants/',
    reply: z.object({ restaurants: z.array(restaurant).max(maxListed) }),
  }),
  restaurantBySlugAndCity: defineEndpoint({
    name: 'restaurantBySlugAndCity',
    summary: 'Returns the restaurant with this slug in this city.',
    method: 'GET',
    path: '/api/v1/content/restaurant/slug/{slug}/city/{city}',
    params: z.object({ slug: pathId('Slug', 'The restaurant’s slug.'), city: pathId('City', 'The city’s slug.') }),
    reply: restaurant,
  }),
  restaurantBySlug: defineEndpoint({
    name: 'restaurantBySlug',
    summary: 'Returns the restaurant with this slug.',
    method: 'GET',
    path: '/api/v1/content/getRestaurantBySlug/{slug}',
    params: z.object({ slug: pathId('Slug', 'The restaurant’s slug.') }),
    reply: restaurant,
  }),
  restaurant: defineEndpoint({
    name: 'restaurant',
    summary: 'Returns the restaurant with this store id.',
    method: 'GET',
    path: '/api/v1/content/restaurant/{storeId}',
    params: z.object({ storeId }),
    reply: restaurant,
  }),
  menu: defineEndpoint({
    name: 'menu',
    summary: 'Returns a menu with its dishes.',
    method: 'GET',
    path: '/api/v1/content/menu/{id}',
    params: z.object({ id: pathId('Menu', 'The menu’s id.') }),
    reply: menuReply,
  }),
  menus: defineEndpoint({
    name: 'menus',
    summary:
      'Lists the menus without their dishes: all, or those of one restaurant (slug or store id). An addition of this API.',
    method: 'GET',
    path: '/api/v1/content/menus',
    query: z.object({ restaurant: pathId('Restaurant', 'Slug or store id.').optional() }),
    reply: z.object({ menus: z.array(menuSummary).max(maxListed) }),
  }),
  publishedPages: defineEndpoint({
    name: 'publishedPages',
    summary: 'Lists the published pages, for sitemaps. Includes templates. An addition of this API.',
    method: 'GET',
    path: '/api/v1/content/pages',
    reply: z.object({ pages: z.array(publishedPage).max(maxListed) }),
  }),
  choices: defineEndpoint({
    name: 'choices',
    summary: 'Returns the lists of options in forms and filters.',
    method: 'GET',
    path: '/api/v1/content/choices',
    reply: choices,
  }),
  offers: defineEndpoint({
    name: 'offers',
    summary: 'Lists all offers, including past and future ones; clients select them by date. An addition of this API.',
    method: 'GET',
    path: '/api/v1/content/offers',
    reply: z.object({ offers: z.array(offerSchema).max(maxListed) }),
  }),
};

export type PublishedPage = z.output<typeof publishedPage>;
