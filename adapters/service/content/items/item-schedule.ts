import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import { type ContentKind, contentKinds } from '#schemas/api/content/content-kind.ts';
import { readContent } from '../store/contents.ts';
import { checkPublication } from './check-item.ts';
import { doneWith, findRefusal, type ItemResult } from './item-drafts.ts';
import { changeItemRow, clearedSchedule, type ItemKey, type ItemRow, readItemRow } from './item-row.ts';
import { savePublishedItem } from './save-published-item.ts';

interface ItemSchedule {
  /** An ISO string in UTC; null clears the schedule. */
  readonly publishAt: string | null;
  /** Version of the draft that was reviewed; undefined accepts any version. */
  readonly version?: number | undefined;
  /** Whether the version that is scheduled moves, instead of scheduling the draft. */
  readonly keepsScheduled?: boolean | undefined;
}

export type ScheduledItem =
  | ItemResult
  | { readonly kind: 'past' }
  | { readonly kind: 'nothing-to-publish' }
  | { readonly kind: 'invalid'; readonly errors: readonly InvalidField[] };

/** Sets when the current draft is published, because it is what was reviewed, or moves what is scheduled. Call within `withContentLock`. */
export async function scheduleItem(
  connection: Connection,
  key: ItemKey,
  { publishAt, version, keepsScheduled }: ItemSchedule,
  now: string,
): Promise<ScheduledItem> {
  const row = await readItemRow(connection, key);
  if (!row && (await readContent(connection, key.kind, key.id)) === undefined) return { kind: 'missing' };
  const refusal = findRefusal(row, version);
  if (refusal) return refusal;
  if (publishAt === null) {
    if (row) await changeItemRow(connection, key, clearedSchedule);
    return doneWith(connection, key);
  }
  if (publishAt <= now) return { kind: 'past' };
  const content = keepsScheduled ? row?.scheduled : row?.draft;
  if (content == null) return { kind: 'nothing-to-publish' };
  const errors = await checkPublication(connection, key, content);
  if (errors.length > 0) return { kind: 'invalid', errors };
  await changeItemRow(connection, key, { scheduled: content, scheduled_at: publishAt, schedule_error: null });
  return doneWith(connection, key);
}

/** Whether anything is due. Cheap, because it runs several times a second. */
export async function hasDueItems(connection: Connection, now: string): Promise<boolean> {
  const row = await connection
    .selectFrom('content_drafts')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('scheduled_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The kinds in the order of publishing: what others refer to comes first. */
const order: readonly ContentKind[] = [
  'menu',
  'offer',
  'restaurants',
  ...contentKinds.filter((kind) => !['menu', 'offer', 'restaurants'].includes(kind)),
];

interface FailedPublication extends ItemKey {
  readonly message: string;
}

/**
 * Publishes due items in the order of their times. An item that has become invalid beside other content is not
 * published: its state says why, and its draft stays. Returns these. Call within `withContentLock`.
 */
export async function publishDueItems(connection: Connection, now: string): Promise<readonly FailedPublication[]> {
  const rows = await connection
    .selectFrom('content_drafts')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('scheduled_at', '<=', now)
    .execute();
  const due = rows.sort(
    (one, other) =>
      Date.parse(one.scheduled_at ?? '') - Date.parse(other.scheduled_at ?? '') ||
      order.indexOf(one.kind) - order.indexOf(other.kind),
  );
  const failed: FailedPublication[] = [];
  for (const row of due) {
    const message = await publishScheduled(connection, row, now);
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
