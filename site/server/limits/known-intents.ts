import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Identifies a repeated request: its idempotency key and its whole content. */
export interface IntentInput {
  readonly idempotencyKey: string | undefined;
  readonly path: string;
  readonly body: string;
}

/** Undefined without a key. The body is part of it: the key alone would exempt any number of different requests. */
export const intentOf = ({ idempotencyKey, path, body }: IntentInput): string | undefined =>
  idempotencyKey === undefined
    ? undefined
    : createHash('sha256')
        .update(JSON.stringify([idempotencyKey, path, body]))
        .digest('hex');

const mostIntents = 20_000;
/** How often a request may be repeated without being counted: people and browsers retry a few times. */
const mostRepeats = 10;

/** Recently sent requests and their number of repeats. */
export function createKnownIntents() {
  const repeats = new LRUCache<string, number>({ max: mostIntents });
  const left = (intent: string): boolean => (repeats.get(intent) ?? mostRepeats) < mostRepeats;
  return {
    /** Whether a request was sent before and may be repeated without being counted. */
    has: (intent: string | undefined): boolean => intent !== undefined && left(intent),
    /** Records that a request was sent; `isRepeat` when it was not counted. */
    remember(intent: string | undefined, isRepeat: boolean): void {
      if (intent !== undefined) repeats.set(intent, isRepeat ? (repeats.get(intent) ?? 0) + 1 : 0);
    },
  };
}
