import { LRUCache } from 'lru-cache';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { FormSetting } from '#schemas/forms/_shared/form-state.ts';
import type { FormSettings } from './form-settings.ts';

interface CacheOptions {
  /** The number of cached forms: one for each vacancy and offer. */
  readonly maxEntries: number;
  readonly clock: () => Date;
}

/**
 * Falls back to the last known options of a form while they cannot be loaded. A customer’s own values and the times of a full day are never cached.
 */
export function cacheFormSettings(settings: FormSettings, { maxEntries, clock }: CacheOptions): FormSettings {
  const cache = new LRUCache<string, FormSetting>({ max: maxEntries });
  return async (request) => {
    if (request.customer !== undefined || request.waitingTable !== undefined) return settings(request);
    const key = JSON.stringify([request.name, request.offerSlug, request.jobId]);
    try {
      const setting = await settings(request);
      cache.set(key, setting);
      return setting;
    } catch (error) {
      const cached = cache.get(key);
      if (!cached) throw error;
      return { ...cached, context: { ...cached.context, today: wallClock()?.read(clock()).date ?? '' } };
    }
  };
}
