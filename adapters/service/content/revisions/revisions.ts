import { isDeepStrictEqual } from 'node:util';
import type { Connection, Origin } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';

interface NewRevision {
  readonly kind: ChangeKind;
  readonly subject: string;
  readonly content: string;
  readonly origin: Origin;
  readonly at: string;
}

/** The latest revision of some content. */
export const readLastRevision = (connection: Connection, kind: ChangeKind, subject: string) =>
  connection
    .selectFrom('revisions')
    .select(['number', 'content', 'origin'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The latest version of some content that was published. */
export const readPublishedRevision = (connection: Connection, kind: ChangeKind, subject: string) =>
  connection
    .selectFrom('revisions')
    .select(['number', 'content'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('origin', '!=', 'draft')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds a revision and returns its number. Call within `withContentLock`. */
export async function addRevision(
  connection: Connection,
  { kind, subject, content, origin, at }: NewRevision,
): Promise<number> {
  const number = ((await readLastRevision(connection, kind, subject))?.number ?? 0) + 1;
  await connection.insertInto('revisions').values({ kind, subject, number, content, origin, created_at: at }).execute();
  return number;
}

/** Whether two JSON texts have the same value, whatever the order of their properties. */
const isSame = (one: string, other: string): boolean =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

/**
 * Stores a draft as a revision and returns its number: that of the latest revision if it is the same. Call within
 * `withContentLock`.
 */
export async function addDraftRevision(connection: Connection, draft: Omit<NewRevision, 'origin'>): Promise<number> {
  const last = await readLastRevision(connection, draft.kind, draft.subject);
  if (last && isSame(last.content, draft.content)) return last.number;
  return addRevision(connection, { ...draft, origin: 'draft' });
}

/**
 * Stores a published version as a revision and returns its number: that of the latest revision if it is the same and
 * was published too. Call within `withContentLock`.
 */
export async function addPublishedRevision(connection: Connection, published: NewRevision): Promise<number> {
  const last = await readLastRevision(connection, published.kind, published.subject);
  if (last && last.origin !== 'draft' && isSame(last.content, published.content)) return last.number;
  return addRevision(connection, published);
}

/** Whether an editor has ever published this content. */
export async function hasEditorRevision(connection: Connection, kind: ChangeKind, subject: string): Promise<boolean> {
  const row = await connection
    .selectFrom('revisions')
    .select('number')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('origin', '=', 'editor')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The JSON text of a revision. */
export async function readRevision(
  connection: Connection,
  kind: ChangeKind,
  subject: string,
  number: number,
): Promise<string | undefined> {
  const row = await connection
    .selectFrom('revisions')
    .select('content')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content;
}

/** The revisions of some content without their texts, newest first, at most 200. */
export async function listRevisions(connection: Connection, kind: ChangeKind, subject: string) {
  const rows = await connection
    .selectFrom('revisions')
    .select(['number', 'created_at', 'origin'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ number, created_at: at, origin }) => ({ number, at, origin }));
}
