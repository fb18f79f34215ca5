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
    const value = list.then(({ entries }) => entries);
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

/** Loads entries one by one. One that does not exist is left out, and so is one that fails. */
export async function loadEach<Key, Value>(
  keys: readonly Key[],
  load: (key: Key) => Promise<readonly (Value | undefined)[]>,
): Promise<Derived<Value>> {
  let isComplete = true;
  const loaded = await mapConcurrently(keys, (key) =>
    load(key).catch((error: unknown) => {
      if (!isAbsentCall(error)) isComplete = false;
      return [];
    }),
  );
  return { entries: loaded.flat().filter((entry) => entry !== undefined), isComplete };
}
