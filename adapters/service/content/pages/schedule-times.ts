/** ISO strings in UTC; null clears a time, undefined leaves it unchanged. */
export interface ScheduledTimes {
  readonly publishAt?: string | null | undefined;
  readonly unpublishAt?: string | null | undefined;
}

/** Times are compared as strings, so all are stored in the same ISO format. */
export const toIsoTime = (time: string | null | undefined) => (time ? new Date(time).toISOString() : time);

export type TimeError =
  | { readonly kind: 'past' | 'order'; readonly field: 'publishAt' | 'unpublishAt' }
  | { readonly kind: 'nothing-to-unpublish' };

interface Scheduled {
  readonly isLive: boolean;
  /** What is set now. */
  readonly scheduled_at: string | null;
  readonly unpublish_at: string | null;
}

/** Why content cannot have these times; undefined if it can. */
export function findTimeError(
  { isLive, scheduled_at, unpublish_at }: Scheduled,
  { publishAt, unpublishAt }: ScheduledTimes,
  now: string,
): TimeError | undefined {
  const publishes = publishAt === undefined ? scheduled_at : publishAt;
  const ends = unpublishAt === undefined ? unpublish_at : unpublishAt;
  if (publishAt && publishAt <= now) return { kind: 'past', field: 'publishAt' };
  if (unpublishAt && unpublishAt <= now) return { kind: 'past', field: 'unpublishAt' };
  if (unpublishAt && !isLive && publishes === null) return { kind: 'nothing-to-unpublish' };
  if (publishes !== null && ends !== null && ends <= publishes)
    return { kind: 'order', field: unpublishAt ? 'unpublishAt' : 'publishAt' };
  return undefined;
}
