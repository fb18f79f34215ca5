import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

interface Source {
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
  readonly getAllRestaurants: () => Promise<readonly Restaurant[] | null>;
  /** Has the next reader ask again; what was there is kept for the case that it cannot be had. */
  invalidate(kind: ChangeKind | 'everything'): void;
}

/**
 * Settings and restaurants, asked for once in the configured time however many want them. When they cannot be had
 * again, the last good copy is given and the failure logged; without a copy the failure is passed on.
 */
export function createCachedContent({ source, configuration, clock, log }: CachedContentInput): CachedContent {
  const keep = { ttlMs: configuration.cacheTtlSeconds * 1000, clock, log };
  const settings = createCached('settings', () => source.getSettings(), keep);
  const restaurants = createCached('restaurants', () => source.getAllRestaurants(), keep);
  return {
    getSettings: settings.read,
    getAllRestaurants: restaurants.read,
    invalidate(kind) {
      if (kind === 'settings' || kind === 'everything') settings.invalidate();
      // A restaurant tells how many days ahead its rules take bookings.
      if (kind === 'restaurants' || kind === 'booking-rules' || kind === 'everything') restaurants.invalidate();
    },
  };
}

interface Keep {
  readonly ttlMs: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** After a failed refill the last copy is given for this many milliseconds before it is tried again. */
const staleMs = 5000;

function createCached<Value>(name: string, load: () => Promise<Value>, { ttlMs, clock, log }: Keep) {
  let kept: { readonly value: Value; readonly until: number } | undefined;
  let filling: Promise<Value> | undefined;
  /** Counts invalidations: what was asked for before the last one must not pass for fresh. */
  let generation = 0;

  async function fill(): Promise<Value> {
    const begun = generation;
    try {
      const value = await load();
      if (begun === generation) kept = { value, until: clock.now() + ttlMs };
      else kept ??= { value, until: 0 };
      return value;
    } catch (error) {
      if (kept === undefined) throw error;
      log({ event: `${name}-stale`, level: 'warning' });
      if (begun === generation) kept = { value: kept.value, until: clock.now() + staleMs };
      return kept.value;
    }
  }

  return {
    async read(): Promise<Value> {
      if (kept !== undefined && clock.now() < kept.until) return kept.value;
      if (filling) return filling;
      const own = fill().finally(() => {
        if (filling === own) filling = undefined;
      });
      filling = own;
      return own;
    },
    invalidate(): void {
      generation += 1;
      filling = undefined;
      if (kept) kept = { value: kept.value, until: 0 };
    },
  };
}
