import { z } from 'zod';
import { keyHash } from '#adapters/api-client/booking/booking-attempts.ts';
import type { TemporaryValues } from '#adapters/shared-state/shared-state.ts';
import { stepParameter } from '#schemas/domain/booking/manage/booking-manager.ts';

const managedResult = z.object({
  action: z.enum(['change', 'guest', 'cancel']),
  reference: z.string().optional(),
});

/** What a visitor has just done with a booking. */
export type ManagedResult = z.output<typeof managedResult>;

export interface ManagedResults {
  save(sessionId: string, key: string, result: ManagedResult): Promise<void>;
  /** What this session has just done with the booking of a key; undefined where that was nothing, or long ago. */
  find(sessionId: string | undefined, key: string): Promise<ManagedResult | undefined>;
}

export const managedResultLimits = { name: 'managed-results', maxBytes: 5_000_000, ttlMs: 600_000 } as const;

/** Tells addresses of changes that were made from those that only claim it. */
export function createManagedResults(values: TemporaryValues): ManagedResults {
  // The key is a secret, so only its hash is stored.
  const nameOf = (sessionId: string, key: string): string => `${sessionId} ${keyHash(key)}`;
  return {
    save: (sessionId, key, result) => values.save(nameOf(sessionId, key), Buffer.from(JSON.stringify(result))),
    async find(sessionId, key) {
      const value = sessionId === undefined ? undefined : await values.find(nameOf(sessionId, key));
      return value && managedResult.parse(JSON.parse(value.toString()));
    },
  };
}

const doneMessages = {
  change: 'Your booking is changed.',
  guest: 'Your booking is changed.',
  cancel: 'Your table is cancelled.',
} as const;

/** What was done, where the page of the booking cannot be shown. */
export const describeManaged = ({ action, reference }: ManagedResult): string =>
  [
    doneMessages[action],
    reference && `The reference is ${reference}.`,
    'There is nothing more to do. The page of your booking cannot be shown just now.',
  ]
    .filter(Boolean)
    .join(' ');

/** Whether a result is a change, which the page may confirm. */
export const isChanged = (result: ManagedResult | undefined): boolean =>
  result !== undefined && result.action !== 'cancel';

type Query = Readonly<Record<string, readonly string[]>>;

/** A query without the claim that the booking was changed. */
export const withoutChanged = (query: Query): Query =>
  query[stepParameter]?.[0] === 'changed' ? { ...query, [stepParameter]: [] } : query;
