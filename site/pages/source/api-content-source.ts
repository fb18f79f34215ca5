import { randomUUID } from 'node:crypto';
import type { ApiClient } from '#adapters/api-client/client.ts';
import type { CachedContent } from '#adapters/api-client/content/cached-content.ts';
import type { LookUp } from '#adapters/api-client/content/look-up.ts';
import { currentVisit } from '#site/visit/current-visit.ts';
import type { ContentSource } from './content-source.ts';

/** Groups the geocoding requests that are made for no visitor’s session. */
const ownSession = randomUUID();

/** The site’s content source: the API, with cached settings and restaurants. */
export const createApiContentSource = (client: ApiClient, cached: CachedContent): ContentSource => ({
  async page(id) {
    const answer = await client.getPage(id);
    return answer.kind === 'failed' ? { kind: 'failed', reason: answer.problem.message } : answer;
  },
  pages: () => client.getPublishedPages(),
  settings: cached.getSettings,
  restaurants: async () => (await cached.getAllRestaurants()) ?? [],
  completeRestaurant: cached.completeRestaurant,
  menu: async (id) => found(await client.getMenu(id)),
  menus: (restaurant) => client.getMenus(restaurant),
  offer: async (slug) => found(await client.getOffer(slug)),
  offers: (storeId) => (storeId ? client.getOffersByRestaurant(storeId) : client.getOffers()),
  statedOffers: async () => undefined,
  job: async (id) => found(await client.getJob(id)),
  jobs: () => client.getJobs(),
  jobPlace: (text) => client.geocodeJobPlace(text, currentVisit()?.sessionId ?? ownSession),
  places: (text) => client.searchPlaces(text),
  placesAt: ({ lat, lng }) => client.nearestPlaces(lat, lng),
  social: async () => (await client.getSocialMedia()) ?? [],
});

/** Undefined where it does not exist; throws where the request failed. */
function found<Value>(answer: LookUp<Value>): Value | undefined {
  if (answer.kind === 'failed') throw answer.problem;
  return answer.kind === 'found' ? answer.value : undefined;
}
