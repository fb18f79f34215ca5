import { isAbsentCall } from '#adapters/api-client/api-problem.ts';
import type { Clock } from '#adapters/clock.ts';
import { mapConcurrently } from '#schemas/sources/load/map-concurrently.ts';
import type { SiteLog } from '#site/operations/site-log.ts';

export interface DeriveOptions {
  /** How long a derived list is cached, in milliseconds. */
  readonly ttlMs: number;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: SiteLog;
}

/** A derived list. It is incomplete while the API fails for some of its entries. */
export interface Derived<Value> {
  readonly entries: readonly Value[];
  readonly isComplete: boolean;
}

interface DerivedList<Value> extends DeriveOptions {
  readonly name: string;
  readonly load: () => Promise<readonly Value[]>;
  readonly fallback: () => Promise<Derived<Value>>;
}

/** How long an incomplete list is cached, in milliseconds. */
const incompleteMs = 5000;

/** Reads a list of the API or, if the API does not have it, derives it. Whether it exists is asked once. */
export function createDerivedList<Value>({ name, load, fallback, ttlMs, clock, log }: DerivedList<Value>) {
  let isDerived = false;
  let cached: { readonly value: Promise<readonly Value[]>; readonly until: number } | undefined;
  const derived = (): Promise<readonly Value[]> => {
    if (cached && clock.now() < cached.until) return cached.value;
    const list = fallback();
    const value = list.then(({ entries, isComplete }) => {
      if (!isComplete && entries.length === 0) throw new Error(`The API fails for all ${name}.`);
      return entries;
    });
    const own = { value, until: clock.now() + ttlMs };
    cached = own;
    list.then(
      ({ isComplete }) => {
        if (!isComplete && cached === own) cached = { value, until: clock.now() + Math.min(ttlMs, incompleteMs) };
      },
      () => {
        cached = undefined;
      },
    );
    return value;
  };
  return {
    isDerived: () => isDerived,
    async read(): Promise<readonly Value[]> {
      if (isDerived) return derived();
      try {
        return await load();
      } catch (error) {
        if (!isAbsentCall(error)) throw error;
        isDerived = true;
        log({
          level: 'info',
          event: 'list-derived',
          message: `The API has no list of ${name}. It is derived from the restaurants and the links of the settings.`,
        });
        return derived();
      }
    },
  };
}

/** Loads the entries of each key. */
export type LoadEntries<Value> = (
  keys: readonly string[],
  load: (key: string) => Promise<readonly (Value | undefined)[]>,
) => Promise<Derived<Value>>;

/** Creates a loader of entries. Those that do not exist are left out; those that fail stay as they were last loaded. */
export function createEntryLoader<Value>(): LoadEntries<Value> {
  let known: ReadonlyMap<string, readonly Value[]> = new Map();
  return async (keys, load) => {
    let isComplete = true;
    const loaded = await mapConcurrently(keys, async (key): Promise<readonly Value[]> => {
      try {
        return (await load(key)).filter((entry) => entry !== undefined);
      } catch (error) {
        if (isAbsentCall(error)) return [];
        isComplete = false;
        return known.get(key) ?? [];
      }
    });
    known = new Map(keys.map((key, index) => [key, loaded[index] ?? []]));
    return { entries: loaded.flat(), isComplete };
  };
}
