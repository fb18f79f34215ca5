import type { Editor } from '#preview/app/editor/create-editor.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import type { PageContent } from '../page-content.ts';
import { conflictId, mergePages } from './merge-pages.ts';
import type { MergeConflict, Side } from './merge-values.ts';

/** What another editor has saved, and the version that both sides are based on. */
export interface OtherVersion {
  readonly base: PageContent;
  readonly theirs: PageContent;
  readonly version: number;
}

interface MergeDependencies {
  readonly editor: Editor;
  readonly autosave: Pick<Autosave, 'resume'>;
  /** Stores a version among the page's revisions. Rejects if it could not be stored. */
  readonly keepRevision: (page: PageContent) => Promise<unknown>;
}

export const conflictsWith = ({ base, theirs }: OtherVersion, mine: PageContent): readonly MergeConflict[] =>
  mergePages({ base, mine, theirs }).conflicts;

/** Adds another editor's changes to the page. Resumes saving if there are no conflicts. */
export function joinVersions({ editor, autosave }: Omit<MergeDependencies, 'keepRevision'>, other: OtherVersion): void {
  const { base, theirs, version } = other;
  editor.rebase((mine) => mergePages({ base, mine, theirs }));
  if (conflictsWith(other, editor.state().history.present).length === 0) autosave.resume(version, theirs);
}

/**
 * Resolves the conflicts. The versions that lose are stored as revisions first. Taking their version is a step that can
 * be undone.
 */
export async function resolveConflicts(
  { editor, autosave, keepRevision }: MergeDependencies,
  { base, theirs, version }: OtherVersion,
  choices: ReadonlyMap<string, Side>,
): Promise<void> {
  const chooseSide = (conflict: MergeConflict): Side => choices.get(conflictId(conflict)) ?? 'mine';
  const merge = (mine: PageContent) => mergePages({ base, mine, theirs }, chooseSide, 'keep');
  const mine = editor.state().history.present;
  const sides = merge(mine).conflicts.map(chooseSide);
  if (sides.includes('mine')) await keepRevision(theirs);
  if (sides.includes('theirs')) {
    await keepRevision(mine);
    editor.change({ label: 'Used the other editor’s version', to: (page) => merge(page).page });
  }
  autosave.resume(version, theirs);
}
