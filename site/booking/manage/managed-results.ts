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
  guest: 'Your details are changed.',
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

type Query = Readonly<Record<string, readonly string[]>>;

/** The steps that confirm a change: of the table, or of the guest's details. */
const changedSteps = { change: 'changed', guest: 'details' } as const;
const isChangedStep = (step: string | undefined): boolean => Object.values<unknown>(changedSteps).includes(step);

/** A query that confirms what this session has changed. A claim that the booking was changed is removed otherwise. */
export function withChangedStep(query: Query, result?: ManagedResult): Query {
  if (!isChangedStep(query[stepParameter]?.[0])) return query;
  const changed = result && result.action !== 'cancel' ? [changedSteps[result.action]] : [];
  return { ...query, [stepParameter]: changed };
}
