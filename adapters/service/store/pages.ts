import { z } from 'zod';
import type { PageState } from '#schemas/api/editing.ts';
import { page } from '#schemas/page/page.ts';
import type { Connection, Origin, Tables } from '../database/tables.ts';
import { recordChange } from './changes.ts';
import { addRevision } from './revisions.ts';

/** A page as it is published, byte for byte as it was saved. */
export async function readPublishedPage(connection: Connection, id: string): Promise<string | undefined> {
  const row = await connection.selectFrom('pages').select('published').where('id', '=', id).executeTakeFirst();
  return row?.published ?? undefined;
}

const listed = page.pick({ indexed: true }).loose();

/** The published pages, without their content. */
export async function listPublishedPages(connection: Connection) {
  const rows = await connection
    .selectFrom('pages')
    .select(['id', 'published', 'published_at'])
    .where('published', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, published, published_at }) => ({
    id,
    indexed: listed.safeParse(JSON.parse(published ?? '{}')).data?.indexed ?? true,
    updatedAt: published_at ?? undefined,
  }));
}

const readRow = (connection: Connection, id: string) =>
  connection.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();

const stateOf = (row: Omit<Tables['pages'], 'published'>): PageState => ({
  id: row.id,
  title: row.title ?? undefined,
  hasDraft: row.draft !== null,
  draftVersion: row.draft_version,
  draftSavedAt: row.draft_saved_at,
  publishedRevision: row.published_revision,
  publishedAt: row.published_at,
});

export async function listPageStates(connection: Connection): Promise<PageState[]> {
  const rows = await connection.selectFrom('pages').selectAll().orderBy('id').execute();
  return rows.map(stateOf);
}

/** The draft, or what is published when there is none. */
export async function readDraft(
  connection: Connection,
  id: string,
): Promise<{ state: PageState; content: string } | undefined> {
  const row = await readRow(connection, id);
  const content = row?.draft ?? row?.published;
  return row && content != null ? { state: stateOf(row), content } : undefined;
}

export type SavedDraft =
  | { readonly kind: 'saved'; readonly state: PageState }
  | { readonly kind: 'conflict'; readonly version: number };

interface NewDraft {
  readonly id: string;
  readonly content: string;
  readonly at: string;
  /** The version it was made from; undefined overwrites whatever there is. */
  readonly version?: number | undefined;
}

/** Keeps a draft. Only within a `writing`. */
export async function saveDraft(connection: Connection, { id, content, at, version }: NewDraft): Promise<SavedDraft> {
  const row = await readRow(connection, id);
  const current = row?.draft_version ?? 0;
  if (version !== undefined && version !== current) return { kind: 'conflict', version: current };
  const draft = { title: titleOf(content), draft: content, draft_version: current + 1, draft_saved_at: at };
  const changed = row
    ? connection.updateTable('pages').set(draft).where('id', '=', id).returningAll()
    : connection
        .insertInto('pages')
        .values({ id, ...draft, published: null, published_revision: null, published_at: null })
        .returningAll();
  return { kind: 'saved', state: stateOf(await changed.executeTakeFirstOrThrow()) };
}

const titled = z.object({ title: z.string() });
const titleOf = (content: string): string | null =>
  titled.safeParse(JSON.parse(content)).data?.title.slice(0, 200) ?? null;

export type PublishedPage =
  | { readonly kind: 'published'; readonly revision: number; readonly sequence: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'nothing-to-publish' }
  | { readonly kind: 'invalid'; readonly issues: readonly z.core.$ZodIssue[] };

/** Publishes the draft, or a revision where one is named. Only within a `writing`. */
export async function publishPage(
  connection: Connection,
  id: string,
  at: string,
  revision?: number,
): Promise<PublishedPage> {
  const row = await readRow(connection, id);
  if (!row) return { kind: 'missing' };
  const content = revision === undefined ? row.draft : await readPageRevision(connection, id, revision);
  if (content === undefined) return { kind: 'missing' };
  if (content === null) return { kind: 'nothing-to-publish' };
  const judged = page.safeParse(JSON.parse(content));
  if (!judged.success) return { kind: 'invalid', issues: judged.error.issues };
  const published = await putPublished(connection, { id, content, origin: 'editor', at });
  if (revision === undefined) await connection.updateTable('pages').set({ draft: null }).where('id', '=', id).execute();
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
    .values({ id, ...published, draft: null, draft_version: 0, draft_saved_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(published))
    .execute();
  return { revision: number, sequence: await recordChange(connection, 'page', id, at) };
}

/** Takes a page away from visitors; undefined when there is none. Only within a `writing`. */
export async function unpublishPage(
  connection: Connection,
  id: string,
  at: string,
): Promise<{ sequence: number } | undefined> {
  const row = await readRow(connection, id);
  if (!row) return undefined;
  const draft = row.draft ?? row.published;
  await connection
    .updateTable('pages')
    .set({ draft, published: null, published_revision: null, published_at: null })
    .where('id', '=', id)
    .execute();
  return { sequence: await recordChange(connection, 'page', id, at) };
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
