import type { Editor } from '#preview/app/document/document-editor.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import type { OrderChoice } from './merge-order.ts';
import { conflictId } from './merge-pages.ts';
import type { MergeConflict, Side, VersionedType } from './merge-values.ts';
import type { Merged } from './merged.ts';

/** What another editor has saved, and the version that both sides are based on. */
export interface OtherVersion<Content> {
  readonly base: Content;
  readonly theirs: Content;
  readonly version: number;
}

/** Merges two versions that share a base, like `mergePages`. */
export type Merge<Content> = (
  versions: VersionedType<Content>,
  choose?: (conflict: MergeConflict) => Side,
  order?: OrderChoice,
) => Merged<Content>;

interface MergeDependencies<Content> {
  readonly editor: Editor<Content>;
  readonly autosave: Pick<Autosave<Content>, 'resume'>;
  readonly merge: Merge<Content>;
  /** Stores a version among the revisions. Rejects if it could not be stored. */
  readonly keepRevision: (content: Content) => Promise<unknown>;
}

/** Adds another editor's changes to the content. Resumes saving if there are no conflicts. */
export function joinVersions<Content>(
  { editor, autosave, merge }: Omit<MergeDependencies<Content>, 'keepRevision'>,
  { base, theirs, version }: OtherVersion<Content>,
): void {
  editor.rebase((mine) => merge({ base, mine, theirs }));
  const { conflicts } = merge({ base, mine: editor.state().history.present, theirs });
  if (conflicts.length === 0) autosave.resume(version, theirs);
}

/**
 * Resolves the conflicts. The versions that lose are stored as revisions first. Taking their version is a step that can
 * be undone.
 */
export async function resolveConflicts<Content>(
  { editor, autosave, merge, keepRevision }: MergeDependencies<Content>,
  { base, theirs, version }: OtherVersion<Content>,
  choices: ReadonlyMap<string, Side>,
): Promise<void> {
  const chooseSide = (conflict: MergeConflict): Side => choices.get(conflictId(conflict)) ?? 'mine';
  const mergeChosen = (mine: Content) => merge({ base, mine, theirs }, chooseSide, 'keep');
  const mine = editor.state().history.present;
  const sides = mergeChosen(mine).conflicts.map(chooseSide);
  if (sides.includes('mine')) await keepRevision(theirs);
  if (sides.includes('theirs')) {
    await keepRevision(mine);
    editor.change({ label: 'Used the other editor’s version', to: (content) => mergeChosen(content).content });
  }
  autosave.resume(version, theirs);
}
