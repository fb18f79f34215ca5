import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { AnyNeed } from '#schemas/content/tile/define-tile.ts';
import type { NeedName } from './plan-needs.ts';

interface LoaderMethod<Value> {
  load(need: AnyNeed, signal: AbortSignal): Promise<Value | undefined>;
}

/**
 * Loads the data of one source. Resolves to `undefined` when the data does not exist; rejects when it cannot be loaded.
 * The type of a method, so that a loader may state the parameters of its own source.
 */
export type AnyLoader<Value> = LoaderMethod<Value>['load'];

/** The loader of each source, by the source's name. */
export type AnyLoaders<Value> = Readonly<Record<string, AnyLoader<Value>>>;

export type Answer<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: 'missing' | 'failed' | 'late'; readonly message: string };

export type Answers<Value = unknown> = ReadonlyMap<NeedName, Answer<Value>>;

/**
 * Loads everything at once, within one time limit in milliseconds. Never rejects: each need is answered by its value or by
 * the reason why there is none.
 */
export async function loadNeeds<Value>(
  needs: ReadonlyMap<NeedName, AnyNeed>,
  loaders: AnyLoaders<Value>,
  limitMs: number,
): Promise<Answers<Value>> {
  if (needs.size === 0) return new Map();
  const signal = AbortSignal.timeout(limitMs);
  const answers = [...needs].map(
    async ([name, need]): Promise<[NeedName, Answer<Value>]> => [name, await answer(need, loaders, signal)],
  );
  return new Map(await Promise.all(answers));
}

async function answer<Value>(need: AnyNeed, loaders: AnyLoaders<Value>, signal: AbortSignal): Promise<Answer<Value>> {
  const load = Object.hasOwn(loaders, need.source) ? loaders[need.source] : undefined;
  if (!load) return { ok: false, reason: 'failed', message: `There is no loader of ${need.source}.` };
  try {
    const value = await Promise.race([load(need, signal), rejectWhenLate(signal)]);
    return value === undefined
      ? { ok: false, reason: 'missing', message: `There is no such ${need.source}.` }
      : { ok: true, value };
  } catch (error) {
    if (signal.aborted) return { ok: false, reason: 'late', message: `The ${need.source} did not arrive in time.` };
    const cause = errorMessageOf(error);
    return { ok: false, reason: 'failed', message: `The ${need.source} could not be loaded: ${cause}` };
  }
}

/** Rejects when the time is up, including for loaders that ignore the signal. */
const rejectWhenLate = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
