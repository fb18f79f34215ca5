import type { Connection } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { addDraftRevision } from './revisions.ts';

/** The last draft of each period of this length is stored, in milliseconds. */
export const draftPeriodMs = 5 * 60_000;

/** How many stored drafts of one page or item are kept. */
export const maxStoredDrafts = 100;

/** The draft that is about to be replaced. */
interface PreviousDraft {
  readonly kind: ChangeKind;
  readonly subject: string;
  readonly content: string | null | undefined;
  /** When it was saved, as an ISO 8601 instant; null if that is unknown. */
  readonly savedAt: string | null | undefined;
}

/** What replaces it. */
interface Replacement {
  readonly at: string;
  /** Whether its editor has seen the previous draft. Otherwise that is stored in any case. */
  readonly isBasedOnPrevious: boolean;
}

const periodOf = (instant: string): number => Math.floor(Date.parse(instant) / draftPeriodMs);

/**
 * Stores a draft as a revision before it is replaced, so that editors can return to it: the last one of each period,
 * and each that is overwritten unseen. Call within `withContentLock`.
 */
export async function storePreviousDraft(
  connection: Connection,
  { kind, subject, content, savedAt }: PreviousDraft,
  { at, isBasedOnPrevious }: Replacement,
): Promise<void> {
  if (content == null) return;
  if (isBasedOnPrevious && savedAt && periodOf(savedAt) === periodOf(at)) return;
  await addDraftRevision(connection, { kind, subject, content, at: savedAt ?? at });
  await deleteOldestDrafts(connection, kind, subject);
}

async function deleteOldestDrafts(connection: Connection, kind: ChangeKind, subject: string): Promise<void> {
  const newestToDelete = await connection
    .selectFrom('revisions')
    .select('number')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('origin', '=', 'draft')
    .orderBy('number', 'desc')
    .offset(maxStoredDrafts)
    .limit(1)
    .executeTakeFirst();
  if (!newestToDelete) return;
  await connection
    .deleteFrom('revisions')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('origin', '=', 'draft')
    .where('number', '<=', newestToDelete.number)
    .execute();
}
