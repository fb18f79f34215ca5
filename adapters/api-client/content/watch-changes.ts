import { type Clock, systemClock } from '#adapters/clock.ts';
import type { Change } from '#schemas/api/content/changes.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Call } from '../call-input.ts';
import { lookUp } from './look-up.ts';

/** What was published. `everything`: what was missed is not known, so nothing kept may be trusted. */
export type Changes = readonly Change[] | 'everything';

export interface WatchOptions {
  /** The sequence that what is kept is known to be at; without one the watch begins with 'everything'. */
  readonly since?: number;
  readonly clock?: Clock;
  /** Seconds the service holds an empty answer back. */
  readonly waitSeconds?: number;
}

/** Milliseconds between attempts while the feed cannot be had: doubled each time, up to the last. */
const pauses = [100, 200, 400, 800, 1600, 3200, 5000] as const;

/**
 * Follows the change feed until the signal ends it, and tells of each change within moments of its publishing.
 * After an interruption it goes on where it was. Resolves when ended, never rejects.
 */
export async function watchChanges(
  client: { readonly call: Call },
  onChange: (changes: Changes, sequence: number) => void,
  signal: AbortSignal,
  options: WatchOptions = {},
): Promise<void> {
  const { clock = systemClock, waitSeconds = 20 } = options;
  let since = options.since;
  let failures = 0;
  while (!signal.aborted) {
    const query = since === undefined ? {} : { since, wait: waitSeconds };
    const answer = await lookUp(
      client.call(endpoints.changes, { query }, { signal, deadlineMs: (waitSeconds + 10) * 1000 }),
    );
    if (answer.kind !== 'found') {
      const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 5000;
      failures += 1;
      await clock.sleep(pause, signal).catch(() => undefined);
      continue;
    }
    failures = 0;
    const { sequence, changes } = answer.value;
    const begunAnew = since === undefined || sequence < since;
    since = sequence;
    if (begunAnew) onChange('everything', sequence);
    else if (changes.length > 0) onChange(changes, sequence);
  }
}
