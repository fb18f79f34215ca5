import type { Log } from '#adapters/log.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { GeoPlace } from '#schemas/api/wire.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { SocialPost } from '#schemas/domain/social/social.ts';
import type { ApiProblem } from '../api-problem.ts';
import type { Call, CallOptions } from '../call-input.ts';
import { lookUp, orThrow } from './look-up.ts';

/** Messages from the specification's error catalogue. */
export const settingsMissing = 'Settings is not defined';

/** Result of requesting a page. Its tiles are not validated yet. */
export type PageLookUp =
  | { readonly kind: 'found'; readonly page: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: ApiProblem };

/**
 * The content calls, with the error handling that the specification asks for. `get*` calls for one item return a
 * `LookUp` and never reject; lists reject with an `ApiProblem`.
 */
export function contentCalls(call: Call, log: Log) {
  async function getPage(id: string, options?: CallOptions): Promise<PageLookUp> {
    const answer = await lookUp(call(endpoints.page, { params: { id } }, options));
    if (answer.kind === 'failed' && answer.problem.code === 'bad-call') return { kind: 'missing' };
    return answer.kind === 'found' ? { kind: 'found', page: answer.value } : answer;
  }

  return {
    /** Never rejects. */
    getPage,
    /** Rejects with 'Settings is not defined' if there are none. */
    async getSettings(options?: CallOptions): Promise<Settings> {
      return orThrow(await lookUp(call(endpoints.settings, {}, options)), settingsMissing);
    },
    /** Null if the list is empty. Rejects if the call fails. */
    async getAllRestaurants(options?: CallOptions): Promise<readonly Restaurant[] | null> {
      const { restaurants } = await call(endpoints.restaurants, {}, options);
      return restaurants.length > 0 ? restaurants : null;
    },
    getRestaurant: (slug: string, city: string, options?: CallOptions) =>
      lookUp(call(endpoints.restaurantBySlugAndCity, { params: { slug, city } }, options)),
    getRestaurantBySlug: (slug: string, options?: CallOptions) =>
      lookUp(call(endpoints.restaurantBySlug, { params: { slug } }, options)),
    getRestaurantById: (storeId: string, options?: CallOptions) =>
      lookUp(call(endpoints.restaurant, { params: { storeId } }, options)),
    getMenu: (id: string, options?: CallOptions) => lookUp(call(endpoints.menu, { params: { id } }, options)),
    /** All menus, or those of one restaurant by its slug or store id. */
    getMenus: async (restaurant?: string, options?: CallOptions) =>
      (await call(endpoints.menus, { query: { restaurant } }, options)).menus,
    getPublishedPages: async (options?: CallOptions) => (await call(endpoints.publishedPages, {}, options)).pages,
    getChoices: (options?: CallOptions) => call(endpoints.choices, {}, options),
    getOffer: (offerSlug: string, options?: CallOptions) =>
      lookUp(call(endpoints.offerBySlug, { query: { offerSlug } }, options)),
    getOffers: async (options?: CallOptions) => (await call(endpoints.offers, {}, options)).offers,
    getOffersByRestaurant: async (storeId: string, options?: CallOptions) =>
      (await call(endpoints.offersByRestaurant, { params: { id: storeId } }, options)).data,
    getJobs: async (options?: CallOptions) => (await call(endpoints.jobs, {}, options)).jobs,
    getJob: (jobId: string, options?: CallOptions) => lookUp(call(endpoints.job, { params: { jobId } }, options)),
    /** Returns undefined if the call fails, and logs the failure. */
    async getSocialMedia(options?: CallOptions): Promise<readonly SocialPost[] | undefined> {
      const answer = await lookUp(call(endpoints.socialMedia, {}, options));
      if (answer.kind === 'found') return answer.value.data;
      log({ event: 'social-media-unavailable', level: 'warning', route: endpoints.socialMedia.path });
      return undefined;
    },
    /** Places that match the text; an empty list if the text is empty. */
    async searchPlaces(text: string, options?: CallOptions): Promise<readonly GeoPlace[]> {
      const query = normalizePlaceText(text);
      if (query === '') return [];
      const { results } = await call(endpoints.geoSearch, { params: { query } }, options);
      return labelPlaces(results, query);
    },
    nearestPlaces: async (lat: number, lng: number, options?: CallOptions) =>
      (await call(endpoints.geoNearest, { params: { lat, lng } }, options)).results,
    /** Location of the first result for a place name or postcode, for the job search. */
    async geocodeJobPlace(text: string, sessionKey?: string, options?: CallOptions) {
      const query = normalizePlaceText(text);
      if (query === '') return undefined;
      const { results } = await call(endpoints.jobGeocode, { query: { query, sessionKey } }, options);
      return results[0]?.geometry.location;
    },
    async suggestJobPlaces(text: string, options?: CallOptions): Promise<readonly GeoPlace[]> {
      const query = normalizePlaceText(text);
      if (query === '') return [];
      return labelPlaces(await call(endpoints.jobLocations, { body: { query } }, options), query);
    },
  };
}

/** Removes characters that no place name contains and a path must not contain. */
const normalizePlaceText = (text: string): string =>
  text
    .replace(/[\\/%?#\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100);

type StatedPlace = Omit<GeoPlace, 'label'> & { readonly label?: string | undefined };

/** Labels places that have no label with the text that was searched for. */
const labelPlaces = (places: readonly StatedPlace[], query: string): readonly GeoPlace[] =>
  places.map((place) => ({ ...place, label: place.label ?? query }));
