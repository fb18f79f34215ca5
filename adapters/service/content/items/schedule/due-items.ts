import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import { type ContentKind, contentKinds } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { parsePath } from '#schemas/content/problem/parse-path.ts';
import { listDueActions } from '../../pages/schedule-times.ts';
import { checkPublication } from '../check-item.ts';
import { describeBookings } from '../item-errors.ts';
import { changeItemRow, clearedEnd, clearedSchedule, type ItemKey, type ItemRow } from '../item-row.ts';
import { savePublishedItem } from '../save-published-item.ts';
import { unpublishItem } from '../unpublish-item.ts';

/** The kinds in the order of publishing: what others refer to comes first. */
const order: readonly ContentKind[] = [
  'menu',
  'offer',
  'restaurants',
  ...contentKinds.filter((kind) => !['menu', 'offer', 'restaurants'].includes(kind)),
];

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
  // The sort of the times is stable, so that items of one time keep the order of their kinds.
  const ordered = rows.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const failed: FailedSchedule[] = [];
  for (const { row, action } of listDueActions(ordered, now)) {
    const message = await (action === 'publish' ? publishScheduled : unpublishScheduled)(connection, row, now);
    if (message !== undefined) failed.push({ kind: row.kind, id: row.id, message });
  }
  return failed;
}

/** What prevents an item from being published, for editors: “Postcode must have at most 10 characters”. Rules have whole sentences. */
function describeError(kind: ContentKind, { path, message }: InvalidField): string {
  const { title } = findField(contentDefinitions[kind].schema, parsePath(path.replace(/^content\.?/, '')));
  return (/^[a-z]/.test(message) ? `${title} ${message}` : `${title}: ${message}`).trim();
}

/** Keeps a draft that was changed after scheduling. Returns why the item was not published; undefined if it was. */
async function publishScheduled(connection: Connection, row: ItemRow, at: string): Promise<string | undefined> {
  const { kind, id, scheduled, draft } = row;
  if (scheduled === null) return undefined;
  const [error] = await checkPublication(connection, { kind, id }, scheduled);
  if (error) {
    const message = describeError(kind, error);
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
