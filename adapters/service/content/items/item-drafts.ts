import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { storePreviousDraft } from '../revisions/draft-history.ts';
import { addDraftRevision } from '../revisions/revisions.ts';
import { readContent } from '../store/contents.ts';
import { draftText } from '../store/draft-text.ts';
import { changeItemRow, type ItemKey, type ItemRow, readItemRow } from './item-row.ts';
import { readItem } from './item-state.ts';

/** Why an item cannot be changed. */
export type ItemRefusal =
  | { readonly kind: 'missing' | 'deleted' | 'never-live' }
  | { readonly kind: 'conflict'; readonly version: number };

export type ItemResult = { readonly kind: 'done'; readonly state: ContentState } | ItemRefusal;

/** Why an item that was loaded at a version cannot be changed; undefined if it can. */
export function findRefusal(row: ItemRow | undefined, version: number | undefined): ItemRefusal | undefined {
  if (row && row.deleted_at !== null) return { kind: 'deleted' };
  const current = row?.version ?? 0;
  return version !== undefined && version !== current ? { kind: 'conflict', version: current } : undefined;
}

/** The new state of an item that was changed. */
export async function doneWith(connection: Connection, key: ItemKey): Promise<ItemResult> {
  const item = await readItem(connection, key);
  return item ? { kind: 'done', state: item.state } : { kind: 'missing' };
}

interface NewDraft {
  readonly content: string;
  readonly at: string;
  /** Version that the draft is based on; undefined overwrites any version. */
  readonly version?: number | undefined;
}

const storeDraftOf = (connection: Connection, row: ItemRow, next: { at: string; isBasedOnPrevious: boolean }) =>
  storePreviousDraft(connection, { kind: row.kind, subject: row.id, content: row.draft, savedAt: row.saved_at }, next);

/** Saves a draft of an item that exists or not, and from time to time the previous one as a revision. Call within `withContentLock`. */
export async function saveItemDraft(
  connection: Connection,
  key: ItemKey,
  { content: text, at, version }: NewDraft,
): Promise<ItemResult> {
  const row = await readItemRow(connection, key);
  const refusal = findRefusal(row, version);
  if (refusal) return refusal;
  const content = draftText(text, await readContent(connection, key.kind, key.id));
  if (row && row.draft !== content)
    await storeDraftOf(connection, row, { at, isBasedOnPrevious: version !== undefined });
  await changeItemRow(connection, key, { draft: content, version: (row?.version ?? 0) + 1, saved_at: at });
  return doneWith(connection, key);
}

/** Discards the draft of an item that is live, after storing it as a revision. The version increases, so that open editors notice. */
export async function discardItemDraft(connection: Connection, key: ItemKey, at: string): Promise<ItemResult> {
  const row = await readItemRow(connection, key);
  const live = await readContent(connection, key.kind, key.id);
  if (live === undefined) return { kind: row ? (row.deleted_at === null ? 'never-live' : 'deleted') : 'missing' };
  if (row && row.draft !== null) {
    if (row.draft !== live) await storeDraftOf(connection, row, { at, isBasedOnPrevious: false });
    await changeItemRow(connection, key, { draft: null, version: row.version + 1, saved_at: at });
  }
  return doneWith(connection, key);
}

/** Adds a version of an item to its revisions without publishing it. Call within `withContentLock`. */
export async function keepItemRevision(
  connection: Connection,
  { kind, id }: ItemKey,
  { content, at }: Omit<NewDraft, 'version'>,
): Promise<{ readonly kind: 'saved'; readonly revision: number } | ItemRefusal> {
  const row = await readItemRow(connection, { kind, id });
  if (row && row.deleted_at !== null) return { kind: 'deleted' };
  if (!row && (await readContent(connection, kind, id)) === undefined) return { kind: 'missing' };
  return {
    kind: 'saved',
    revision: await addDraftRevision(connection, { kind, subject: id, content, at }),
  };
}
