import { LRUCache } from 'lru-cache';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { FormSetting } from '#schemas/forms/_shared/form-visit.ts';
import type { FormSettings } from './form-settings.ts';

interface Memory {
  /** Forms that are remembered: one for each vacancy and offer. */
  readonly maximum: number;
  readonly clock: () => Date;
}

/** Gives what a form was asked with before, where that cannot be had at the moment. What is about a customer is not kept. */
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
