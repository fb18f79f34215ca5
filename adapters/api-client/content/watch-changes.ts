import { type Clock, systemClock } from '#adapters/clock.ts';
import type { Change } from '#schemas/api/content/changes.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { type ApiProblem, isAbsentCall } from '../api-problem.ts';
import type { Call } from '../call-input.ts';
import { lookUp } from './look-up.ts';

/** Published changes. `everything`: some changes may have been missed, so all cached content is outdated. */
export type Changes = readonly Change[] | 'everything';

export interface ChangeListener {
  readonly onChange: (changes: Changes) => void;
  /** Called with false when the feed is interrupted, and with true after each reply, when its changes were reported. */
  readonly onFollowing?: (isFollowing: boolean) => void;
  /** Called with the first failure of an interruption. Replies of an API that may have no feed are not failures. */
  readonly onInterrupted?: (problem: ApiProblem) => void;
  /** Called after the changes since the interruption were reported, with its length in milliseconds. */
  readonly onRecovered?: (interruptedMs: number) => void;
}

export interface WatchOptions {
  /** Sequence number of the cached content. Without it the watch starts with 'everything'. */
  readonly since?: number;
  readonly clock?: Clock;
  /** Seconds that the service waits for a change before it sends an empty reply. */
  readonly waitSeconds?: number;
  /** Number of consecutive replies that are not a feed, with no feed before them, after which the API is taken to have none. */
  readonly maxUselessReplies?: number;
}

/** Milliseconds between replies without a change, for an API that does not wait for one. */
const idlePauseMs = 5000;

/** Milliseconds between attempts while the feed is unavailable. The last one is the longest that content is late. */
const retryDelaysMs = [100, 200, 400, 800, 1600, 2500] as const;

/** Statuses of an API that is temporarily unavailable or busy. */
const transientStatuses: ReadonlySet<number | undefined> = new Set([408, 429, 502, 503, 504]);

/** Whether the API replied, but with something that is not a change feed: a web page, or an error. */
const isUselessReply = ({ code, status }: ApiProblem): boolean =>
  code === 'bad-reply' || (status !== undefined && !transientStatuses.has(status));

/**
 * Follows the change feed until the signal aborts. After an interruption it continues where it stopped. Resolves when
 * aborted, or to `absent` when the API has no change feed; never rejects.
 */
export async function watchChanges(
  client: { readonly call: Call },
  { onChange, onFollowing, onInterrupted, onRecovered }: ChangeListener,
  signal: AbortSignal,
  options: WatchOptions = {},
): Promise<'aborted' | 'absent'> {
  const { clock = systemClock, waitSeconds = 20, maxUselessReplies = 3 } = options;
  let since = options.since;
  let failures = 0;
  let uselessReplies = 0;
  let interruptedAt: number | undefined;
  while (!signal.aborted) {
    const requestedAt = clock.now();
    // After a failure the reply must not wait for a change: it says that the feed is back.
    const wait = failures === 0 ? waitSeconds : 0;
    const query = since === undefined ? {} : { since, wait };
    const deadline = wait === 0 ? {} : { deadlineMs: (wait + 10) * 1000 };
    const answer = await lookUp(client.call(endpoints.changes, { query }, { signal, isPolled: true, ...deadline }));
    if (answer.kind === 'missing' || (answer.kind === 'failed' && isAbsentCall(answer.problem))) return 'absent';
    if (answer.kind !== 'found') {
      if (signal.aborted) break;
      onFollowing?.(false);
      const isUseless = isUselessReply(answer.problem);
      if (isUseless) uselessReplies += 1;
      // A feed that was followed is interrupted.
      if (since === undefined && uselessReplies >= maxUselessReplies) return 'absent';
      if (interruptedAt === undefined && (since !== undefined || !isUseless)) {
        interruptedAt = requestedAt;
        onInterrupted?.(answer.problem);
      }
      const delayMs = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0;
      failures += 1;
      await clock.sleep(delayMs, signal).catch(() => undefined);
      continue;
    }
    const { sequence, changes } = answer.value;
    const isReset = since === undefined || sequence < since;
    since = sequence;
    if (isReset) onChange('everything');
    else if (changes.length > 0) onChange(changes);
    onFollowing?.(true);
    if (interruptedAt !== undefined) onRecovered?.(clock.now() - interruptedAt);
    interruptedAt = undefined;
    const isIdle = failures === 0 && !isReset && changes.length === 0 && clock.now() - requestedAt < 1000;
    failures = 0;
    if (isIdle) await clock.sleep(idlePauseMs, signal).catch(() => undefined);
  }
  return 'aborted';
}
