import type { z } from 'zod';
import type { Connection, Origin } from '#adapters/service/database/tables.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { page } from '#schemas/content/page/page.ts';
import { recordChange } from '../changes/changes.ts';
import { changePage, noSchedule, readPageRow, titleOf } from './page-row.ts';
import { pageStateOf } from './page-state.ts';
import { addRevision } from './revisions.ts';

/** A page as it is published, byte for byte as it was saved. */
export async function readPublishedPage(connection: Connection, id: string): Promise<string | undefined> {
  const row = await connection
    .selectFrom('pages')
    .select('published')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.published ?? undefined;
}

const listed = page.pick({ indexed: true }).loose();

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
    indexed: listed.safeParse(JSON.parse(published ?? '{}')).data?.indexed ?? true,
    updatedAt: published_at ?? undefined,
  }));
}

/** The draft, or what is published when there is none. */
export async function readDraft(
  connection: Connection,
  id: string,
): Promise<{ state: PageState; content: string } | undefined> {
  const row = await readPageRow(connection, id);
  const content = row?.draft ?? row?.published;
  return row && content != null ? { state: pageStateOf(row), content } : undefined;
}

export type SavedDraft =
  | { readonly kind: 'saved'; readonly state: PageState }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'deleted' };

interface NewDraft {
  readonly id: string;
  readonly content: string;
  readonly at: string;
  /** The version it was made from; undefined overwrites whatever there is. */
  readonly version?: number | undefined;
}

/** Keeps a draft. Only within a `writing`. */
export async function saveDraft(connection: Connection, { id, content, at, version }: NewDraft): Promise<SavedDraft> {
  const row = await readPageRow(connection, id);
  if (row && row.deleted_at !== null) return { kind: 'deleted' };
  const current = row?.draft_version ?? 0;
  if (version !== undefined && version !== current) return { kind: 'conflict', version: current };
  const draft = { title: titleOf(content), draft: content, draft_version: current + 1, draft_saved_at: at };
  if (row) return { kind: 'saved', state: pageStateOf(await changePage(connection, id, draft)) };
  const added = connection
    .insertInto('pages')
    .values({ id, ...draft })
    .returningAll();
  return { kind: 'saved', state: pageStateOf(await added.executeTakeFirstOrThrow()) };
}

export type RevisionResult =
  | { readonly kind: 'kept'; readonly revision: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'deleted' };

/** Adds a version of a page to its revisions without publishing it. Only within a `writing`. */
export async function keepRevision(connection: Connection, draft: Omit<NewDraft, 'version'>): Promise<RevisionResult> {
  const { id, content, at } = draft;
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  const revision = await addRevision(connection, { kind: 'page', subject: id, content, origin: 'draft', at });
  return { kind: 'kept', revision };
}

export type PublishedPage =
  | { readonly kind: 'published'; readonly revision: number; readonly sequence: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'nothing-to-publish' }
  | { readonly kind: 'conflict'; readonly version: number }
  | { readonly kind: 'invalid'; readonly issues: readonly z.core.$ZodIssue[] };

/** What is published: the draft, or the revision that is named. */
interface Publication {
  readonly revision?: number | undefined;
  /** The draft's version that was looked over; undefined publishes whatever there is. */
  readonly version?: number | undefined;
}

/** Publishes a page, and gives up what was to go live later. Only within a `writing`. */
export async function publishPage(
  connection: Connection,
  id: string,
  at: string,
  { revision, version }: Publication = {},
): Promise<PublishedPage> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  if (version !== undefined && version !== row.draft_version) return { kind: 'conflict', version: row.draft_version };
  const content = revision === undefined ? row.draft : await readPageRevision(connection, id, revision);
  if (content === undefined) return { kind: 'missing' };
  if (content === null) return { kind: 'nothing-to-publish' };
  const result = page.safeParse(JSON.parse(content));
  if (!result.success) return { kind: 'invalid', issues: result.error.issues };
  const published = await putPublished(connection, { id, content, origin: 'editor', at });
  await changePage(connection, id, {
    scheduled: null,
    scheduled_at: null,
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

/** Makes a valid page what visitors see. The draft stays. Only within a `writing`. */
export async function putPublished(connection: Connection, { id, content, origin, at }: NewPublished) {
  const number = await addRevision(connection, { kind: 'page', subject: id, content, origin, at });
  const published = { title: titleOf(content), published: content, published_revision: number, published_at: at };
  await connection
    .insertInto('pages')
    .values({ id, ...published, draft_version: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(published))
    .execute();
  return { revision: number, sequence: await recordChange(connection, 'page', id, at) };
}

export type UnpublishedPage =
  | { readonly kind: 'unpublished'; readonly sequence: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'deleted' };

/** Takes a page away from visitors, and gives up what was to happen to it later. Only within a `writing`. */
export async function unpublishPage(connection: Connection, id: string, at: string): Promise<UnpublishedPage> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  const draft = row.draft ?? row.published;
  const gone = { published: null, published_revision: null, published_at: null };
  await changePage(connection, id, { draft, ...gone, ...noSchedule });
  return { kind: 'unpublished', sequence: await recordChange(connection, 'page', id, at) };
}

export async function readPageRevision(
  connection: Connection,
  id: string,
  number: number,
): Promise<string | undefined> {
  const row = await connection
    .selectFrom('revisions')
    .select('content')
    .where('kind', '=', 'page')
    .where('subject', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content;
}

/** A page's revisions without their content, the newest first, at most 200. */
export const listPageRevisions = (connection: Connection, id: string) =>
  connection
    .selectFrom('revisions')
    .select(['number', 'created_at', 'origin'])
    .where('kind', '=', 'page')
    .where('subject', '=', id)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
