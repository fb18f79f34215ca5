import type { z } from 'zod';
import type { Connection, Tables } from '#adapters/service/database/tables.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isPermanentPage } from '#schemas/content/page/is-permanent-page.ts';
import { page } from '#schemas/content/page/page.ts';
import { whyNobodySees } from './addresses/why-nobody-sees.ts';
import { changePage, readPageRow, readTitle } from './page-row.ts';
import { toPageState } from './page-state.ts';
import { savePublished, unpublishPage } from './pages.ts';
import { findTimeError, listDueActions, type ScheduledTimes, type TimeError } from './schedule-times.ts';
import { findLiveSharedUses } from './shared-uses.ts';

export interface Schedule extends ScheduledTimes {
  /** Version of the draft that was reviewed; undefined accepts any version. */
  readonly version?: number | undefined;
  /** Whether `publishAt` moves the version that is scheduled, instead of scheduling the draft. */
  readonly keepsScheduled?: boolean | undefined;
}

export type ScheduleResult =
  | { readonly kind: 'scheduled'; readonly state: PageState }
  | { readonly kind: 'missing' | 'deleted' | 'lasting' | 'nothing-to-publish' }
  | TimeError
  | { readonly kind: 'reserved'; readonly message: string }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'invalid'; readonly issues: readonly z.core.$ZodIssue[] };

type PageRow = Tables['pages'];

function findScheduleError(row: PageRow, schedule: Schedule, now: string): ScheduleResult | undefined {
  const { publishAt, unpublishAt, version, keepsScheduled } = schedule;
  if (version !== undefined && version !== row.draft_version) return { kind: 'conflict', version: row.draft_version };
  if (unpublishAt && isPermanentPage(row.id)) return { kind: 'lasting' };
  const timeError = findTimeError({ ...row, isLive: row.published !== null }, schedule, now);
  if (timeError) return timeError;
  const content = keepsScheduled ? row.scheduled : row.draft;
  if (publishAt && content === null) return { kind: 'nothing-to-publish' };
  if (!publishAt || keepsScheduled || row.draft === null) return undefined;
  const result = page.safeParse(JSON.parse(row.draft), { reportInput: true });
  return result.success ? undefined : { kind: 'invalid', issues: result.error.issues };
}

/**
 * Sets when a page is published and unpublished. The current draft is what will be published, because it is what was
 * reviewed, unless the scheduled version is kept. Call within `withContentLock`.
 */
export async function schedulePage(
  connection: Connection,
  id: string,
  schedule: Schedule,
  now: string,
): Promise<ScheduleResult> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  const error = findScheduleError(row, schedule, now);
  if (error) return error;
  const reserved = schedule.publishAt ? await whyNobodySees(connection, id, row.published !== null) : undefined;
  if (reserved !== undefined) return { kind: 'reserved', message: reserved };
  const { publishAt, unpublishAt, keepsScheduled } = schedule;
  const content = keepsScheduled ? row.scheduled : row.draft;
  const change = {
    ...(publishAt !== undefined && { scheduled_at: publishAt, scheduled: publishAt === null ? null : content }),
    ...(unpublishAt !== undefined && { unpublish_at: unpublishAt }),
  };
  const changed = Object.keys(change).length > 0 ? await changePage(connection, id, change) : row;
  return { kind: 'scheduled', state: toPageState(changed) };
}

/**
 * Publishes and unpublishes due pages in the order of their times, and returns the number of actions. Call within
 * `withContentLock`.
 */
export async function runDueSchedules(connection: Connection, now: string): Promise<number> {
  const rows = await connection
    .selectFrom('pages')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('scheduled_at', '<=', now), row('unpublish_at', '<=', now)]))
    .execute();
  const due = listDueActions(rows, now);
  for (const { row, action } of due) {
    if (action === 'publish') await publishScheduled(connection, row, now);
    else await unpublishUnlessUsed(connection, row.id, now);
  }
  return due.length;
}

/** A page that is not live, and shared tiles that a live page shows, stay as they are. Their schedule ends. */
async function unpublishUnlessUsed(connection: Connection, id: string, now: string): Promise<void> {
  const isLive = (await readPageRow(connection, id))?.published != null;
  if (!isLive || (await findLiveSharedUses(connection, id)).length > 0)
    await changePage(connection, id, { unpublish_at: null });
  else await unpublishPage(connection, id, now);
}

/** Keeps a draft that was changed after scheduling. */
async function publishScheduled(connection: Connection, row: PageRow, at: string): Promise<void> {
  if (row.scheduled === null) return;
  await savePublished(connection, { id: row.id, content: row.scheduled, origin: 'editor', at });
  const draft = row.draft === row.scheduled ? null : row.draft;
  const title = readTitle(draft ?? row.scheduled);
  await changePage(connection, row.id, { scheduled: null, scheduled_at: null, draft, title });
}
