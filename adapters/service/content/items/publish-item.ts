import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import type { AddedRedirect } from '#schemas/api/content/content-items.ts';
import { isOtherScheduled, restoredSchedule } from '../pages/schedule-times.ts';
import { addDraftRevision, readRevision } from '../revisions/revisions.ts';
import { readContent } from '../store/contents.ts';
import { addRedirects, checkRedirects } from './add-redirects.ts';
import { checkPublication } from './check-item.ts';
import { findRefusal, type ItemRefusal } from './item-drafts.ts';
import { changeItemRow, clearedSchedule, type ItemKey, readItemRow } from './item-row.ts';
import { savePublishedItem } from './save-published-item.ts';

export type PublishedItem =
  | { readonly kind: 'published'; readonly revision: number; readonly sequence: number }
  | { readonly kind: 'nothing-to-publish' }
  | { readonly kind: 'invalid'; readonly errors: readonly InvalidField[] }
  | ItemRefusal;

interface ItemPublication {
  /** An earlier revision; undefined publishes the draft. */
  readonly revision?: number | undefined;
  /** Version of the draft that was reviewed; undefined accepts any version. */
  readonly version?: number | undefined;
  readonly redirects?: readonly AddedRedirect[] | undefined;
  /** Whether the schedule that unpublishing cancelled returns, because that is undone. */
  readonly restoresSchedule?: boolean | undefined;
  /** Whether the scheduled version is cancelled, which keeps it as a revision. */
  readonly cancelsSchedule?: boolean | undefined;
}

/**
 * Publishes an item and adds redirects. Another version that is scheduled stays unless it is cancelled. Call within
 * `withContentLock`.
 */
export async function publishItem(
  connection: Connection,
  key: ItemKey,
  at: string,
  { revision, version, redirects = [], restoresSchedule = false, cancelsSchedule = false }: ItemPublication = {},
): Promise<PublishedItem> {
  const row = await readItemRow(connection, key);
  if (!row && (await readContent(connection, key.kind, key.id)) === undefined) return { kind: 'missing' };
  const refusal = findRefusal(row, version);
  if (refusal) return refusal;
  const content = revision === undefined ? row?.draft : await readRevision(connection, key.kind, key.id, revision);
  if (content == null) return { kind: revision === undefined ? 'nothing-to-publish' : 'missing' };
  const errors = [
    ...(await checkPublication(connection, key, content)),
    ...(await checkRedirects(connection, redirects)),
  ];
  if (errors.length > 0) return { kind: 'invalid', errors };
  const keepsScheduled = row !== undefined && isOtherScheduled(row, content) && !cancelsSchedule;
  if (row && isOtherScheduled(row, content) && cancelsSchedule)
    await addDraftRevision(connection, { kind: key.kind, subject: key.id, content: row.scheduled, at });
  const published = await savePublishedItem(connection, key, { content, at });
  if (row)
    await changeItemRow(connection, key, {
      ...(keepsScheduled ? { schedule_error: null } : clearedSchedule),
      ...(restoresSchedule && restoredSchedule(row.unpublished_schedule, at)),
      ...(revision === undefined && { draft: null }),
    });
  const sequence = (await addRedirects(connection, redirects, at)) ?? published.sequence;
  return { kind: 'published', revision: published.revision, sequence };
}
