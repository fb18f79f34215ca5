import type { ContentSource } from './content-source.ts';

const none = async (): Promise<never[]> => [];
const missing = async (): Promise<undefined> => undefined;

/** For tests: a source without content or settings, to be overridden. */
export const emptySource: ContentSource = {
  page: async () => ({ kind: 'missing' }),
  pages: none,
  settings: () => Promise.reject(new Error('There are no settings.')),
  restaurants: none,
  completeRestaurant: async (entry) => entry,
  menu: missing,
  menus: none,
  offer: missing,
  offers: none,
  statedOffers: missing,
  job: missing,
  jobs: none,
  jobPlace: missing,
  places: none,
  placesAt: none,
  social: none,
};
