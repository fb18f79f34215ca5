/** How many published revisions are read, the newest first. */
const maxRevisions = 10;

interface StoredRevision {
  readonly number: number;
  readonly origin: 'seed' | 'editor' | 'draft';
}

/** The numbers of the newest revisions that are or were live. */
export const listPublishedRevisions = (revisions: readonly StoredRevision[]): readonly number[] =>
  revisions
    .filter(({ origin }) => origin !== 'draft')
    .slice(0, maxRevisions)
    .map(({ number }) => number);
