import type { z } from 'zod';
import type { Connection, Tables } from '#adapters/service/database/tables.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isLastingPage } from '#schemas/content/page/is-lasting-page.ts';
import { page } from '#schemas/content/page/page.ts';
import { changePage, readPageRow, titleOf } from './page-row.ts';
import { pageStateOf } from './page-state.ts';
import { putPublished, unpublishPage } from './pages.ts';

/** ISO texts in UTC; null clears a time, absent leaves it as it is. */
export interface Schedule {
  readonly publishAt?: string | null | undefined;
  readonly unpublishAt?: string | null | undefined;
  /** The draft's version that was looked over; undefined takes whatever there is. */
  readonly version?: number | undefined;
}

export type Scheduled =
  | { readonly kind: 'scheduled'; readonly state: PageState }
  | { readonly kind: 'missing' | 'deleted' | 'lasting' | 'nothing-to-publish' | 'nothing-to-unpublish' }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'past' | 'order'; readonly field: 'publishAt' | 'unpublishAt' }
  | { readonly kind: 'invalid'; readonly issues: readonly z.core.$ZodIssue[] };

type PageRow = Tables['pages'];

/** Whether something is live, or will be, that can be taken away. */
const willBeSeen = (row: PageRow, publishAt: string | null): boolean => row.published !== null || publishAt !== null;

function refusalOf(row: PageRow, { publishAt, unpublishAt, version }: Schedule, now: string): Scheduled | undefined {
  if (version !== undefined && version !== row.draft_version) return { kind: 'conflict', version: row.draft_version };
  const publishes = publishAt === undefined ? row.scheduled_at : publishAt;
  const ends = unpublishAt === undefined ? row.unpublish_at : unpublishAt;
  if (publishAt && publishAt <= now) return { kind: 'past', field: 'publishAt' };
  if (unpublishAt && unpublishAt <= now) return { kind: 'past', field: 'unpublishAt' };
  if (unpublishAt && isLastingPage(row.id)) return { kind: 'lasting' };
  if (publishAt && row.draft === null) return { kind: 'nothing-to-publish' };
  if (unpublishAt && !willBeSeen(row, publishes)) return { kind: 'nothing-to-unpublish' };
  if (publishes !== null && ends !== null && ends <= publishes)
    return { kind: 'order', field: unpublishAt ? 'unpublishAt' : 'publishAt' };
  if (!publishAt || row.draft === null) return undefined;
  const result = page.safeParse(JSON.parse(row.draft), { reportInput: true });
  return result.success ? undefined : { kind: 'invalid', issues: result.error.issues };
}

/**
 * Says when a page goes live and when it is taken away. What goes live is the draft of this moment: that is what was
 * looked over. Only within a `writing`.
 */
export async function schedulePage(
  connection: Connection,
  id: string,
  schedule: Schedule,
  now: string,
): Promise<Scheduled> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  const refusal = refusalOf(row, schedule, now);
  if (refusal) return refusal;
  const { publishAt, unpublishAt } = schedule;
  const change = {
    ...(publishAt !== undefined && { scheduled_at: publishAt, scheduled: publishAt === null ? null : row.draft }),
    ...(unpublishAt !== undefined && { unpublish_at: unpublishAt }),
    // Without the publish that it was to follow there is nothing to take away.
    ...(publishAt === null && !willBeSeen(row, null) && { unpublish_at: null }),
  };
  const changed = Object.keys(change).length > 0 ? await changePage(connection, id, change) : row;
  return { kind: 'scheduled', state: pageStateOf(changed) };
}

/** Whether anything is due. Cheap: it is asked several times a second. */
export async function isAnythingDue(connection: Connection, now: string): Promise<boolean> {
  for (const column of ['scheduled_at', 'unpublish_at'] as const) {
    const row = await connection.selectFrom('pages').select('id').where(column, '<=', now).limit(1).executeTakeFirst();
    if (row) return true;
  }
  return false;
}

interface Due {
  readonly row: PageRow;
  readonly at: string | null;
  readonly what: 'publish' | 'take-away';
}

/** Publishes and takes away what is due, in the order of time. Gives how much that was. Only within a `writing`. */
export async function carryOutDue(connection: Connection, now: string): Promise<number> {
  const rows = await connection
    .selectFrom('pages')
    .selectAll()
    .where((row) => row.or([row('scheduled_at', '<=', now), row('unpublish_at', '<=', now)]))
    .execute();
  const due = rows
    .flatMap((row): Due[] => [
      { row, at: row.scheduled_at, what: 'publish' },
      { row, at: row.unpublish_at, what: 'take-away' },
    ])
    .flatMap((each) => (each.at !== null && each.at <= now ? [{ ...each, at: each.at }] : []))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  for (const { row, what } of due) {
    if (what === 'publish') await publishScheduled(connection, row, now);
    else await unpublishPage(connection, row.id, now);
  }
  return due.length;
}

/** The draft stays where something was written at it since. */
async function publishScheduled(connection: Connection, row: PageRow, at: string): Promise<void> {
  if (row.scheduled === null) return;
  await putPublished(connection, { id: row.id, content: row.scheduled, origin: 'editor', at });
  const draft = row.draft === row.scheduled ? null : row.draft;
  const title = titleOf(draft ?? row.scheduled);
  await changePage(connection, row.id, { scheduled: null, scheduled_at: null, draft, title });
}
