import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import { lowerCaseAddress } from '#schemas/domain/restaurant/lower-case-address.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDetails, isSummary, loadRestaurantDetails, type RestaurantCalls } from './restaurant-details.ts';

interface Source extends RestaurantCalls {
  getSettings(): Promise<Settings>;
  getAllRestaurants(): Promise<readonly Restaurant[] | null>;
}

interface CachedContentInput {
  readonly source: Source;
  readonly configuration: Pick<Configuration, 'cacheTtlSeconds'>;
  readonly clock: Clock;
  readonly log: Log;
}

export interface CachedContent {
  readonly getSettings: () => Promise<Settings>;
  /** Slugs and cities are in lower case. */
  readonly getAllRestaurants: () => Promise<readonly Restaurant[] | null>;
  /**
   * A restaurant of the list with all its fields: where the list only summarizes it, the rest is requested. If that
   * fails, the entry of the list is returned. Never rejects.
   */
  readonly completeRestaurant: (entry: Restaurant) => Promise<Restaurant>;
  /** Makes the next read load again. The old value stays as a fallback for a failed load. */
  invalidate(kind: ChangeKind | 'everything'): void;
}

/**
 * Caches settings and restaurants for the configured time; concurrent reads share one request. If a reload fails, the
 * last value is returned and the failure is logged. Without a cached value the error is thrown.
 */
export function createCachedContent({ source, configuration, clock, log }: CachedContentInput): CachedContent {
  const options = { ttlMs: configuration.cacheTtlSeconds * 1000, clock, log };
  const settings = createCached('settings', () => source.getSettings(), options);
  const loadRestaurants = async () => (await source.getAllRestaurants())?.map(lowerCaseAddress) ?? null;
  const restaurants = createCached('restaurants', loadRestaurants, options);
  /** By store id. */
  const detailsById = new Map<string, Cached<Restaurant | undefined>>();
  const detailsOf = (entry: Restaurant): Cached<Restaurant | undefined> => {
    const known = detailsById.get(entry.storeId);
    const cached = known ?? createCached('restaurant', () => loadRestaurantDetails(source, entry), options);
    if (!known) detailsById.set(entry.storeId, cached);
    return cached;
  };
  return {
    getSettings: settings.read,
    getAllRestaurants: restaurants.read,
    async completeRestaurant(entry) {
      if (!isSummary(entry)) return entry;
      const details = detailsOf(entry).read();
      return addDetails(entry, await details.catch(() => undefined));
    },
    invalidate(kind) {
      if (kind === 'settings' || kind === 'everything') settings.invalidate();
      // A restaurant includes how many days ahead its booking rules accept bookings.
      if (kind === 'restaurants' || kind === 'booking-rules' || kind === 'everything') {
        restaurants.invalidate();
        for (const each of detailsById.values()) each.invalidate();
      }
    },
  };
}

interface CacheOptions {
  readonly ttlMs: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds for which the old value is used after a failed reload, before the next attempt. */
const staleMs = 5000;

interface Cached<Value> {
  read(): Promise<Value>;
  invalidate(): void;
}

function createCached<Value>(
  name: string,
  load: () => Promise<Value>,
  { ttlMs, clock, log }: CacheOptions,
): Cached<Value> {
  let cached: { readonly value: Value; readonly until: number } | undefined;
  let pending: Promise<Value> | undefined;
  /** Counts invalidations: a value requested before the latest one must not be cached as fresh. */
  let generation = 0;

  async function reload(): Promise<Value> {
    const startGeneration = generation;
    try {
      const value = await load();
      if (startGeneration === generation) cached = { value, until: clock.now() + ttlMs };
      else cached ??= { value, until: 0 };
      return value;
    } catch (error) {
      if (cached === undefined) throw error;
      log({ event: `${name}-stale`, level: 'warning' });
      if (startGeneration === generation) cached = { value: cached.value, until: clock.now() + staleMs };
      return cached.value;
    }
  }

  return {
    async read(): Promise<Value> {
      if (cached !== undefined && clock.now() < cached.until) return cached.value;
      if (pending) return pending;
      const reloading = reload().finally(() => {
        if (pending === reloading) pending = undefined;
      });
      pending = reloading;
      return reloading;
    },
    invalidate(): void {
      generation += 1;
      pending = undefined;
      if (cached) cached = { value: cached.value, until: 0 };
    },
  };
}
