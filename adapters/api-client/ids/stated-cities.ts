import { LRUCache } from 'lru-cache';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { AnyCallInput } from '../call-input.ts';

/** Remembered restaurants: as many as a list may have. */
const maxRestaurants = 5000;

export interface StatedCities {
  /** Learns from a list of restaurants which cities were replaced by ids. */
  learn(endpoint: Endpoint, reply: unknown): void;
  /** The input of a call with the city as the API states it: “münchen”, which the site's addresses have as `munchen`. */
  write(endpoint: Endpoint, input: AnyCallInput): AnyCallInput;
}

export function createStatedCities(): StatedCities {
  const cities = new LRUCache<string, string>({ max: maxRestaurants });
  const keyOf = (slug: unknown, city: unknown): string => JSON.stringify([slug, city]);
  return {
    learn(endpoint, reply) {
      if (endpoint !== endpoints.restaurants || !isRecord(reply) || !Array.isArray(reply.restaurants)) return;
      for (const entry of reply.restaurants)
        if (isRecord(entry) && typeof entry.statedCity === 'string')
          cities.set(keyOf(entry.slug, entry.city), entry.statedCity);
    },
    write(endpoint, input) {
      if (endpoint !== endpoints.restaurantBySlugAndCity || !isRecord(input.params)) return input;
      const city = cities.get(keyOf(input.params.slug, input.params.city));
      const params = { ...input.params, city };
      // A city that cannot be in a path is asked for by its id.
      return endpoint.params.safeParse(params).success ? { ...input, params } : input;
    },
  };
}
