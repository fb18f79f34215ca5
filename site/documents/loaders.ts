import type { Loaders } from '#renderer/needs/load-needs.ts';
import type { ContentSource } from './content-source.ts';

/** Answers the needs of tiles from the content source. */
export const createLoaders = (source: ContentSource): Loaders => ({
  menu: ({ id }) => source.menu(id),
  menus: ({ restaurant }) => source.menus(restaurant),
  restaurant: async ({ slug }) => (await source.restaurants()).find((restaurant) => restaurant.slug === slug),
  restaurants: async ({ city }) => {
    const all = await source.restaurants();
    return city ? all.filter((restaurant) => restaurant.city === city) : all;
  },
  offer: ({ slug }) => source.offer(slug),
  offers: ({ storeId }) => source.offers(storeId),
  job: ({ id }) => source.job(id),
  jobs: () => source.jobs(),
  social: () => source.social(),
});
