import { LRUCache } from 'lru-cache';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { AnyCallInput } from '../call-input.ts';

/** Remembered restaurants: as many as a list may have, each by its slug and by slug and city. */
const maxNames = 10_000;

export interface StatedNames {
  /** Learns from a list of restaurants which slugs and cities have another form in the site's addresses. */
  learn(endpoint: Endpoint, reply: unknown): void;
  /** The input of a call with slug and city as the API states them: “München”, which addresses have as `munchen`. */
  write(endpoint: Endpoint, input: AnyCallInput): AnyCallInput;
}

export function createStatedNames(): StatedNames {
  const names = new LRUCache<string, { readonly slug?: string; readonly city?: string }>({ max: maxNames });
  const keyOf = (...words: readonly unknown[]): string => JSON.stringify(words).toLowerCase();
  return {
    learn(endpoint, reply) {
      if (endpoint !== endpoints.restaurants || !isRecord(reply) || !Array.isArray(reply.restaurants)) return;
      for (const entry of reply.restaurants) {
        if (!isRecord(entry) || typeof entry.slug !== 'string') continue;
        const { slug, city, statedCity = city } = entry;
        names.set(keyOf(slug), { slug });
        if (typeof statedCity === 'string') names.set(keyOf(slug, city), { slug, city: statedCity });
      }
    },
    write(endpoint, input) {
      if (!isRecord(input.params)) return input;
      const { slug, city } = input.params;
      const key =
        endpoint === endpoints.restaurantBySlugAndCity
          ? keyOf(slug, city)
          : endpoint === endpoints.restaurantBySlug && keyOf(slug);
      const stated = key ? names.get(key) : undefined;
      const params = { ...input.params, ...stated };
      // A city that cannot be in a path is asked for by its id.
      return stated && endpoint.params.safeParse(params).success ? { ...input, params } : input;
    },
  };
}
