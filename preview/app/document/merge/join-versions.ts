import type { Editor } from '#preview/app/document/document-editor.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { conflictId } from './merge-pages.ts';
import type { MergeConflict, Side } from './merge-values.ts';
import type { Merge } from './merged.ts';

/** What another editor has saved, and the version that both sides are based on. */
export interface OtherVersion<Content> {
  readonly base: Content;
  readonly theirs: Content;
  readonly version: number;
  /** The version that my side was based on when the conflict was found. */
  readonly since: number;
}

interface MergeDependencies<Content> {
  readonly editor: Editor<Content>;
  readonly autosave: Pick<Autosave<Content>, 'version' | 'resume'>;
  readonly merge: Merge<Content>;
  /** Stores a version among the revisions. Rejects if it could not be stored. */
  readonly keepRevision: (content: Content) => Promise<unknown>;
}

/**
 * Adds another editor's changes to the content and resumes saving. Does neither while there are conflicts, nor if
 * saving has been resumed since: what is merged twice can be there twice.
 */
export function joinVersions<Content>(
  { editor, autosave, merge }: Omit<MergeDependencies<Content>, 'keepRevision'>,
  { base, theirs, version, since }: OtherVersion<Content>,
): void {
  if (autosave.version() !== since) return;
  const { conflicts } = merge({ base, mine: editor.state().history.present, theirs });
  if (conflicts.length > 0) return;
  editor.rebase({ base, theirs }, merge);
  autosave.resume(version, theirs);
}

/** Stores the newest content among the revisions, even if it changes while an older one is being stored. */
async function keepNewest<Content>(
  getContent: () => Content,
  keepRevision: (content: Content) => Promise<unknown>,
): Promise<void> {
  const content = getContent();
  await keepRevision(content);
  if (getContent() !== content) await keepNewest(getContent, keepRevision);
}

/**
 * Resolves the conflicts and adds the other editor's changes. Both versions are stored as revisions first, because each
 * loses where the other is chosen. Taking their version is a step that can be undone.
 */
export async function resolveConflicts<Content>(
  { editor, autosave, merge, keepRevision }: MergeDependencies<Content>,
  { base, theirs, version, since }: OtherVersion<Content>,
  choices: ReadonlyMap<string, Side>,
): Promise<void> {
  const chooseSide = (conflict: MergeConflict): Side => choices.get(conflictId(conflict)) ?? 'mine';
  const getMine = (): Content => editor.state().history.present;
  const isTheirsChosen = merge({ base, mine: getMine(), theirs }).conflicts.map(chooseSide).includes('theirs');
  await keepRevision(theirs);
  if (isTheirsChosen) await keepNewest(getMine, keepRevision);
  // Both versions were joined meanwhile.
  if (autosave.version() !== since) return;
  const chosen = merge({ base, mine: getMine(), theirs }, chooseSide).content;
  editor.rebase({ base, theirs }, merge);
  if (isTheirsChosen) editor.change({ label: 'Used the other editor’s version', to: () => chosen });
  autosave.resume(version, theirs);
}
