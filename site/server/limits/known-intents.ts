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

const maxIntents = 20_000;
/** How often a request may be repeated without being counted: people and browsers retry a few times. */
const maxRepeats = 10;

/** Recently sent requests and their number of repeats. */
export function createKnownIntents() {
  const repeats = new LRUCache<string, number>({ max: maxIntents });
  const hasRepeatsLeft = (intent: string): boolean => (repeats.get(intent) ?? maxRepeats) < maxRepeats;
  return {
    /** Whether a request was sent before and may be repeated without being counted. */
    has: (intent: string | undefined): boolean => intent !== undefined && hasRepeatsLeft(intent),
    /** Records that a request was sent; `isRepeat` when it was not counted. */
    remember(intent: string | undefined, isRepeat: boolean): void {
      if (intent !== undefined) repeats.set(intent, isRepeat ? (repeats.get(intent) ?? 0) + 1 : 0);
    },
  };
}
