import { LRUCache } from 'lru-cache';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { FormSetting } from '#schemas/forms/_shared/form-visit.ts';
import type { FormSettings } from './form-settings.ts';

interface Memory {
  /** The number of cached forms: one for each vacancy and offer. */
  readonly maximum: number;
  readonly clock: () => Date;
}

/**
 * Falls back to the last known options of a form while they cannot be loaded. A customer’s own values are never cached.
 */
export function rememberSettings(settings: FormSettings, { maximum, clock }: Memory): FormSettings {
  const known = new LRUCache<string, FormSetting>({ max: maximum });
  return async (asked) => {
    if (asked.customer !== undefined) return settings(asked);
    const key = JSON.stringify([asked.name, asked.offerSlug, asked.jobId]);
    try {
      const setting = await settings(asked);
      known.set(key, setting);
      return setting;
    } catch (error) {
      const before = known.get(key);
      if (!before) throw error;
      return { ...before, context: { ...before.context, today: wallClock()?.read(clock()).date ?? '' } };
    }
  };
}
