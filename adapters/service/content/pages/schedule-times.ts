import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';

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

/** Whether anything in a table is due. Cheap, because it runs several times a second. */
export async function hasDueTimes(
  connection: Connection,
  table: 'pages' | 'content_drafts',
  now: string,
): Promise<boolean> {
  for (const column of ['scheduled_at', 'unpublish_at'] as const) {
    const row = await connection
      .selectFrom(table)
      .select('id')
      .where('deleted_at', 'is', null)
      .where(column, '<=', now)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

export interface DueAction<Row> {
  readonly row: Row;
  readonly at: string;
  readonly action: 'publish' | 'unpublish';
}

/** What is due of some rows, in the order of the times. Of one row, publishing is first. */
export const listDueActions = <Row extends Omit<Scheduled, 'isLive'>>(
  rows: readonly Row[],
  now: string,
): DueAction<Row>[] =>
  rows
    .flatMap((row) => [
      { row, at: row.scheduled_at, action: 'publish' as const },
      { row, at: row.unpublish_at, action: 'unpublish' as const },
    ])
    .flatMap((each) => (each.at !== null && each.at <= now ? [{ ...each, at: each.at }] : []))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** Whether a version is scheduled that differs from `content`. */
export const isOtherScheduled = <Row extends { readonly scheduled: string | null }>(
  row: Row,
  content: string,
): row is Row & { readonly scheduled: string } => row.scheduled !== null && row.scheduled !== content;

const cancelledSchedule = z.object({
  scheduled: z.string().nullable(),
  scheduled_at: z.string().nullable(),
  unpublish_at: z.string().nullable(),
});

type ScheduleColumns = z.output<typeof cancelledSchedule>;

/** The schedule of content as text, which is stored while the content is unpublished; null if it has none. */
export const scheduleText = (row: ScheduleColumns | undefined): string | null =>
  row && (row.scheduled_at !== null || row.unpublish_at !== null) ? JSON.stringify(cancelledSchedule.parse(row)) : null;

/** The columns of a schedule that was cancelled when content was unpublished, without the times that have passed. */
export function restoredSchedule(text: string | null, at: string): Partial<ScheduleColumns> {
  const cancelled = text === null ? undefined : cancelledSchedule.parse(JSON.parse(text));
  if (!cancelled) return {};
  const { scheduled, scheduled_at, unpublish_at } = cancelled;
  return {
    ...(scheduled_at !== null && scheduled_at > at && { scheduled, scheduled_at }),
    ...(unpublish_at !== null && unpublish_at > at && { unpublish_at }),
  };
}
