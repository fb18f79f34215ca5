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

interface Parts {
  readonly editor: Editor;
  readonly autosave: Pick<Autosave, 'goOn'>;
  /** Stores a version among the page's revisions. Rejects if it could not be stored. */
  readonly keepRevision: (page: PageContent) => Promise<unknown>;
}

export const conflictsWith = ({ base, theirs }: OtherVersion, mine: PageContent): readonly MergeConflict[] =>
  mergePages({ base, mine, theirs }).conflicts;

/** Adds another editor's changes to the page. Resumes saving if there are no conflicts. */
export function joinVersions({ editor, autosave }: Omit<Parts, 'keepRevision'>, other: OtherVersion): void {
  const { base, theirs, version } = other;
  editor.rebase((mine) => mergePages({ base, mine, theirs }));
  if (conflictsWith(other, editor.state().history.present).length === 0) autosave.goOn(version, theirs);
}

/**
 * Resolves the conflicts. The versions that lose are stored as revisions first. Taking their version is a step that can
 * be undone.
 */
export async function decideConflicts(
  { editor, autosave, keepRevision }: Parts,
  { base, theirs, version }: OtherVersion,
  choices: ReadonlyMap<string, Side>,
): Promise<void> {
  const choose = (conflict: MergeConflict): Side => choices.get(conflictId(conflict)) ?? 'mine';
  const merge = (mine: PageContent) => mergePages({ base, mine, theirs }, choose, 'keep');
  const mine = editor.state().history.present;
  const chosen = merge(mine).conflicts.map(choose);
  if (chosen.includes('mine')) await keepRevision(theirs);
  if (chosen.includes('theirs')) {
    await keepRevision(mine);
    editor.change({ label: 'Used the other editor’s version', to: (page) => merge(page).page });
  }
  autosave.goOn(version, theirs);
}
