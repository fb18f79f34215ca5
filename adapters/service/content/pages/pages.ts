import { z } from 'zod';
import type { Connection, Origin } from '#adapters/service/database/tables.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { page } from '#schemas/content/page/page.ts';
import { whyAddressIsReserved } from '#schemas/content/page/reserved-address.ts';
import { recordChange } from '../changes/changes.ts';
import { storePreviousDraft } from '../revisions/draft-history.ts';
import { addDraftRevision, addPublishedRevision, readRevision } from '../revisions/revisions.ts';
import { draftText } from '../store/draft-text.ts';
import { whyNobodySees } from './addresses/why-nobody-sees.ts';
import { changePage, clearedSchedule, readPageRow, readTitle } from './page-row.ts';
import { toPageState } from './page-state.ts';
import { isOtherScheduled, restoredSchedule, scheduleText } from './schedule-times.ts';

/** The published JSON of a page, byte for byte as it was saved. */
export async function readPublishedPage(connection: Connection, id: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('pages')
    .select('published')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.published ?? undefined;
}

const indexedSchema = z.object({ indexed: page.shape.indexed });

/** The published pages, without their content. */
export async function listPublishedPages(connection: Connection) {
  const rows = await connection
    .selectFrom('pages')
    .select(['id', 'published', 'published_at'])
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, published, published_at }) => ({
    id,
    indexed: indexedSchema.safeParse(JSON.parse(published ?? '{}')).data?.indexed ?? true,
    updatedAt: published_at ?? undefined,
  }));
}

/** The draft, or the published page if there is none. */
export async function readDraft(
  connection: Connection,
  id: string,
): Promise<{ state: PageState; content: string } | undefined> {
  const row = await readPageRow(connection, id);
  const content = row?.draft ?? row?.published;
  return row && content != null ? { state: toPageState(row), content } : undefined;
}

export type SavedDraft =
  | { readonly kind: 'saved'; readonly state: PageState }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'reserved'; readonly message: string }
  | { readonly kind: 'deleted' };

interface NewDraft {
  readonly id: string;
  readonly content: string;
  readonly at: string;
  /** Version that the draft is based on; undefined overwrites any version. */
  readonly version?: number | undefined;
}

/** Saves a draft, and from time to time the previous one as a revision. Call within `withContentLock`. */
export async function saveDraft(
  connection: Connection,
  { id, content: text, at, version }: NewDraft,
): Promise<SavedDraft> {
  const row = await readPageRow(connection, id);
  if (row && row.deleted_at !== null) return { kind: 'deleted' };
  const current = row?.draft_version ?? 0;
  if (version !== undefined && version !== current) return { kind: 'conflict', version: current };
  const reserved = row ? undefined : whyAddressIsReserved(id);
  if (reserved !== undefined) return { kind: 'reserved', message: reserved };
  const content = draftText(text, row?.published);
  if (row && row.draft !== content)
    await storePreviousDraft(
      connection,
      { kind: 'page', subject: id, content: row.draft, savedAt: row.draft_saved_at },
      { at, isBasedOnPrevious: version !== undefined },
    );
  const draft = { title: readTitle(content), draft: content, draft_version: current + 1, draft_saved_at: at };
  if (row) return { kind: 'saved', state: toPageState(await changePage(connection, id, draft)) };
  const added = connection
    .insertInto('pages')
    .values({ id, ...draft })
    .returningAll();
  return { kind: 'saved', state: toPageState(await added.executeTakeFirstOrThrow()) };
}

export type RevisionResult =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'missing' | 'deleted' };

/** Adds a version of a page to its revisions without publishing it. Call within `withContentLock`. */
export async function saveRevision(connection: Connection, draft: Omit<NewDraft, 'version'>): Promise<RevisionResult> {
  const { id, content, at } = draft;
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  const revision = await addDraftRevision(connection, { kind: 'page', subject: id, content, at });
  return { kind: 'saved', revision };
}

export type PublishedPage =
  | { readonly kind: 'published'; readonly revision: number; readonly sequence: number }
  | { readonly kind: 'missing' | 'no-revision' | 'deleted' | 'nothing-to-publish' }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'reserved'; readonly message: string }
  | { readonly kind: 'invalid'; readonly issues: readonly z.core.$ZodIssue[] };

/** Publishes the draft, or the given revision. */
interface Publication {
  readonly revision?: number | undefined;
  /** Version of the draft that was reviewed; undefined accepts any version. */
  readonly version?: number | undefined;
  /** Whether the schedule that unpublishing cancelled returns, because that is undone. */
  readonly restoresSchedule?: boolean | undefined;
  /** Whether the scheduled version is cancelled, which keeps it as a revision. */
  readonly cancelsSchedule?: boolean | undefined;
}

/** Publishes a page. Another version that is scheduled stays unless it is cancelled. Call within `withContentLock`. */
export async function publishPage(
  connection: Connection,
  id: string,
  at: string,
  { revision, version, restoresSchedule = false, cancelsSchedule = false }: Publication = {},
): Promise<PublishedPage> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  if (version !== undefined && version !== row.draft_version) return { kind: 'conflict', version: row.draft_version };
  const reserved = await whyNobodySees(connection, id, row.published !== null);
  if (reserved !== undefined) return { kind: 'reserved', message: reserved };
  const content = revision === undefined ? row.draft : await readRevision(connection, 'page', id, revision);
  if (content === undefined) return { kind: 'no-revision' };
  if (content === null) return { kind: 'nothing-to-publish' };
  const result = page.safeParse(JSON.parse(content));
  if (!result.success) return { kind: 'invalid', issues: result.error.issues };
  const keepsScheduled = isOtherScheduled(row, content) && !cancelsSchedule;
  if (isOtherScheduled(row, content) && cancelsSchedule)
    await addDraftRevision(connection, { kind: 'page', subject: id, content: row.scheduled, at });
  const published = await savePublished(connection, { id, content, origin: 'editor', at });
  await changePage(connection, id, {
    ...(!keepsScheduled && { scheduled: null, scheduled_at: null }),
    unpublished_schedule: null,
    ...(restoresSchedule && restoredSchedule(row.unpublished_schedule, at)),
    ...(revision === undefined && { draft: null }),
  });
  return { kind: 'published', ...published };
}

interface NewPublished {
  readonly id: string;
  readonly content: string;
  readonly origin: Origin;
  readonly at: string;
}

/** Publishes a valid page and keeps its draft. Call within `withContentLock`. */
export async function savePublished(connection: Connection, { id, content, origin, at }: NewPublished) {
  const number = await addPublishedRevision(connection, { kind: 'page', subject: id, content, origin, at });
  const published = { title: readTitle(content), published: content, published_revision: number, published_at: at };
  await connection
    .insertInto('pages')
    .values({ id, ...published, draft_version: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(published))
    .execute();
  return { revision: number, sequence: await recordChange(connection, 'page', id, at) };
}

export type UnpublishedPage =
  | { readonly kind: 'unpublished'; readonly sequence: number }
  | { readonly kind: 'missing' | 'deleted' };

/** Unpublishes a page and cancels its schedule, which is stored, unless it is kept. Call within `withContentLock`. */
export async function unpublishPage(
  connection: Connection,
  id: string,
  at: string,
  { keepsSchedule = false }: { readonly keepsSchedule?: boolean | undefined } = {},
): Promise<UnpublishedPage> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  const cleared = { published: null, published_revision: null, published_at: null };
  await changePage(connection, id, {
    draft: row.draft ?? row.published,
    ...cleared,
    ...(keepsSchedule
      ? { unpublished_schedule: null }
      : { unpublished_schedule: scheduleText(row), ...clearedSchedule }),
  });
  return { kind: 'unpublished', sequence: await recordChange(connection, 'page', id, at) };
}
