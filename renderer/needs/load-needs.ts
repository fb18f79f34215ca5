import type { Need, NeedOf, NeedSource, NeedValues } from '#schemas/content/tile/need.ts';
import type { NeedName } from './plan-needs.ts';

/** How each source is asked. Resolves to `undefined` when what is asked for does not exist; rejects when it cannot be had. */
export type Loaders = {
  readonly [Source in NeedSource]: (
    need: NeedOf<Source>,
    signal: AbortSignal,
  ) => Promise<NeedValues[Source] | undefined>;
};

export type Answer =
  | { readonly ok: true; readonly value: NeedValues[NeedSource] }
  | { readonly ok: false; readonly reason: 'missing' | 'failed' | 'late'; readonly message: string };

export type Answers = ReadonlyMap<NeedName, Answer>;

const ask = <Source extends NeedSource>(loaders: Loaders, source: Source, need: NeedOf<Source>, signal: AbortSignal) =>
  loaders[source](need, signal);

/**
 * Asks for everything at once, within one time limit in milliseconds. Never rejects: each need is answered by its
 * value or by the reason why there is none.
 */
export async function loadNeeds(
  needs: ReadonlyMap<NeedName, Need>,
  loaders: Loaders,
  limitMs: number,
): Promise<Answers> {
  if (needs.size === 0) return new Map();
  const signal = AbortSignal.timeout(limitMs);
  const answers = [...needs].map(
    async ([name, need]): Promise<[NeedName, Answer]> => [name, await answer(need, loaders, signal)],
  );
  return new Map(await Promise.all(answers));
}

async function answer(need: Need, loaders: Loaders, signal: AbortSignal): Promise<Answer> {
  try {
    const value = await Promise.race([ask(loaders, need.source, need, signal), lateness(signal)]);
    return value === undefined
      ? { ok: false, reason: 'missing', message: `There is no such ${need.source}.` }
      : { ok: true, value };
  } catch (error) {
    if (signal.aborted) return { ok: false, reason: 'late', message: `The ${need.source} did not arrive in time.` };
    const cause = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: 'failed', message: `The ${need.source} could not be loaded: ${cause}` };
  }
}

/** Rejects when the time is up, also for loaders that do not listen to the signal. */
const lateness = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
