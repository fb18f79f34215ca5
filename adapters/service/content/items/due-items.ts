import type { Connection } from '#adapters/service/database/tables.ts';
import { type ContentKind, contentKinds } from '#schemas/api/content/content-kind.ts';
import { checkPublication } from './check-item.ts';
import { describeBookings } from './item-errors.ts';
import { changeItemRow, clearedEnd, clearedSchedule, type ItemKey, type ItemRow } from './item-row.ts';
import { savePublishedItem } from './save-published-item.ts';
import { unpublishItem } from './unpublish-item.ts';

/** Whether anything is due. Cheap, because it runs several times a second. */
export async function hasDueItems(connection: Connection, now: string): Promise<boolean> {
  for (const column of ['scheduled_at', 'unpublish_at'] as const) {
    const row = await connection
      .selectFrom('content_drafts')
      .select('id')
      .where('deleted_at', 'is', null)
      .where(column, '<=', now)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** The kinds in the order of publishing: what others refer to comes first. */
const order: readonly ContentKind[] = [
  'menu',
  'offer',
  'restaurants',
  ...contentKinds.filter((kind) => !['menu', 'offer', 'restaurants'].includes(kind)),
];

interface DueAction {
  readonly row: ItemRow;
  readonly at: string;
  readonly run: (connection: Connection, row: ItemRow, at: string) => Promise<string | undefined>;
}

interface FailedSchedule extends ItemKey {
  readonly message: string;
}

/**
 * Publishes and unpublishes due items in the order of their times. An item that has become invalid beside other content
 * is not published, and a restaurant with bookings is not unpublished: the state says why. Returns these. Call within
 * `withContentLock`.
 */
export async function runDueItems(connection: Connection, now: string): Promise<readonly FailedSchedule[]> {
  const rows = await connection
    .selectFrom('content_drafts')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('scheduled_at', '<=', now), row('unpublish_at', '<=', now)]))
    .execute();
  const due = rows
    .flatMap((row) => [
      { row, at: row.scheduled_at, run: publishScheduled },
      { row, at: row.unpublish_at, run: unpublishScheduled },
    ])
    .flatMap((each): DueAction[] => (each.at !== null && each.at <= now ? [{ ...each, at: each.at }] : []))
    .sort(
      (one, other) =>
        Date.parse(one.at) - Date.parse(other.at) || order.indexOf(one.row.kind) - order.indexOf(other.row.kind),
    );
  const failed: FailedSchedule[] = [];
  for (const { row, run } of due) {
    const message = await run(connection, row, now);
    if (message !== undefined) failed.push({ kind: row.kind, id: row.id, message });
  }
  return failed;
}

/** Keeps a draft that was changed after scheduling. Returns why the item was not published; undefined if it was. */
async function publishScheduled(connection: Connection, row: ItemRow, at: string): Promise<string | undefined> {
  const { kind, id, scheduled, draft } = row;
  if (scheduled === null) return undefined;
  const [error] = await checkPublication(connection, { kind, id }, scheduled);
  if (error) {
    const message = `${error.path.replace(/^content\.?/, '')} ${error.message}`.trim();
    await changeItemRow(connection, { kind, id }, { ...clearedSchedule, schedule_error: message });
    return message;
  }
  await savePublishedItem(connection, { kind, id }, { content: scheduled, at });
  await changeItemRow(connection, { kind, id }, { ...clearedSchedule, draft: draft === scheduled ? null : draft });
  return undefined;
}

/** Returns why the item was not unpublished; undefined if it was, or is not live. */
async function unpublishScheduled(
  connection: Connection,
  { kind, id }: ItemRow,
  at: string,
): Promise<string | undefined> {
  const result = await unpublishItem(connection, { kind, id }, at);
  if (result.kind === 'done') return undefined;
  const message = result.kind === 'booked' ? describeBookings(result.bookings) : undefined;
  await changeItemRow(connection, { kind, id }, { ...clearedEnd, unpublish_error: message ?? null });
  return message;
}
