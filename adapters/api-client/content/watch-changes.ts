import { type Clock, systemClock } from '#adapters/clock.ts';
import type { Change } from '#schemas/api/content/changes.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { isAbsentCall } from '../api-problem.ts';
import type { Call } from '../call-input.ts';
import { lookUp } from './look-up.ts';

/** Published changes. `everything`: some changes may have been missed, so all cached content is outdated. */
export type Changes = readonly Change[] | 'everything';

export interface ChangeListener {
  readonly onChange: (changes: Changes) => void;
  /** Called with false when the feed is interrupted, and with true after each reply, when its changes were reported. */
  readonly onFollowing?: (isFollowing: boolean) => void;
}

export interface WatchOptions {
  /** Sequence number of the cached content. Without it the watch starts with 'everything'. */
  readonly since?: number;
  readonly clock?: Clock;
  /** Seconds that the service waits for a change before it sends an empty reply. */
  readonly waitSeconds?: number;
}

/** Milliseconds between replies without a change, for an API that does not wait for one. */
const idlePauseMs = 5000;

/** Milliseconds between attempts while the feed is unavailable. */
const retryDelaysMs = [100, 200, 400, 800, 1600, 3200, 5000] as const;

/**
 * Follows the change feed until the signal aborts. After an interruption it continues where it stopped. Resolves when
 * aborted, or to `absent` when the API has no change feed; never rejects.
 */
export async function watchChanges(
  client: { readonly call: Call },
  { onChange, onFollowing = () => undefined }: ChangeListener,
  signal: AbortSignal,
  options: WatchOptions = {},
): Promise<'aborted' | 'absent'> {
  const { clock = systemClock, waitSeconds = 20 } = options;
  let since = options.since;
  let failures = 0;
  while (!signal.aborted) {
    const requestedAt = clock.now();
    const query = since === undefined ? {} : { since, wait: waitSeconds };
    const answer = await lookUp(
      client.call(endpoints.changes, { query }, { signal, deadlineMs: (waitSeconds + 10) * 1000 }),
    );
    if (answer.kind === 'missing' || (answer.kind === 'failed' && isAbsentCall(answer.problem))) return 'absent';
    if (answer.kind !== 'found') {
      onFollowing(false);
      const delayMs = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 5000;
      failures += 1;
      await clock.sleep(delayMs, signal).catch(() => undefined);
      continue;
    }
    failures = 0;
    const { sequence, changes } = answer.value;
    const isReset = since === undefined || sequence < since;
    since = sequence;
    if (isReset) onChange('everything');
    else if (changes.length > 0) onChange(changes);
    onFollowing(true);
    if (!isReset && changes.length === 0 && clock.now() - requestedAt < 1000)
      await clock.sleep(idlePauseMs, signal).catch(() => undefined);
  }
  return 'aborted';
}
