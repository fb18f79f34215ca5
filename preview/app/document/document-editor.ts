import { isSame } from '#preview/review/compare/same-value.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { VersionedType } from './merge/merge-values.ts';
import type { Merge } from './merge/merged.ts';
import { rebaseHistory, rebaseState } from './merge/rebase-history.ts';
import type { PageContent } from './page-content.ts';
import {
  createHistory,
  type History,
  pushStep,
  redo,
  redoLabel,
  stopMerging,
  undo,
  undoLabel,
} from './undo-history.ts';

export interface EditorState<Content = PageContent> {
  readonly history: History<Content>;
  /** Key of the selected part, such as a tile; undefined means the whole. */
  readonly selectedKey: string | undefined;
  /** The latest screen reader announcement. */
  readonly announcement: string;
  readonly problems: readonly Problem[];
  /** What was undone, redone or merged last; undefined after any other change. */
  readonly notice: EditorNotice | undefined;
  /** The content that was saved when editing began, with the changes that other editors have made since. */
  readonly saved: Content;
}

export interface EditorNotice {
  readonly kind: 'undone' | 'redone' | 'merged';
  readonly label: string;
}

export interface Change<Content = PageContent> {
  /** For editors, in the undo history: “Moved Hero”. */
  readonly label: string;
  readonly to: (content: Content) => Content;
  /** For typing: consecutive changes with the same key and no pause between them are undone together. */
  readonly mergeKey?: string;
  /** The screen reader announcement, made from the changed content. */
  readonly announce?: (content: Content) => string;
  /** The part to select afterwards. */
  readonly select?: (content: Content) => string | undefined;
}

export interface Editor<Content = PageContent> {
  readonly state: () => EditorState<Content>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (change: Change<Content>) => void;
  readonly select: (key: string | undefined) => void;
  /** Makes the next change a separate undo step. */
  readonly stopMerging: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly announce: (message: string) => void;
  readonly dismissNotice: () => void;
  /**
   * Merges another editor's version into the content. Undo and redo then change what they changed before, and `saved`
   * has the other editor's changes too.
   */
  readonly rebase: (versions: Omit<VersionedType<Content>, 'mine'>, merge: Merge<Content>) => void;
}

interface DocumentOptions<Content> {
  readonly validate: (content: Content) => readonly Problem[];
  /** The saved content, if other content is edited because it was recovered. */
  readonly saved?: Content | undefined;
  /** Whether the content has a part with this key. */
  readonly hasPart?: (content: Content, key: string) => boolean;
  readonly nowMs?: () => number;
}

/** Holds content that is being edited, its problems and its history. */
export function createDocumentEditor<Content>(
  content: Content,
  { validate, saved = content, hasPart = () => false, nowMs = () => performance.now() }: DocumentOptions<Content>,
): Editor<Content> {
  // What was recovered can be undone, even after it is saved.
  const recovery = { label: 'Recovered unsaved changes', atMs: nowMs() };
  let state: EditorState<Content> = {
    history: pushStep(createHistory(saved), content, recovery),
    selectedKey: undefined,
    announcement: '',
    problems: validate(content),
    notice: undefined,
    saved,
  };
  const listeners = new Set<() => void>();
  const set = (next: Partial<EditorState<Content>>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const revert = (history: History<Content>, notice: EditorNotice): void => {
    if (history === state.history) return;
    const { present } = history;
    const { selectedKey } = state;
    const stillThere = selectedKey !== undefined && hasPart(present, selectedKey);
    const announcement = `${notice.kind === 'undone' ? 'Undone' : 'Redone'}: ${notice.label}.`;
    set({
      history,
      announcement,
      notice,
      problems: validate(present),
      selectedKey: stillThere ? selectedKey : undefined,
    });
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: ({ label, to, mergeKey, announce, select }) => {
      const history = pushStep(state.history, to(state.history.present), { label, atMs: nowMs(), mergeKey });
      const { present } = history;
      if (history === state.history) return;
      set({
        history,
        problems: validate(present),
        notice: undefined,
        ...(announce && { announcement: announce(present) }),
        ...(select && { selectedKey: select(present) }),
      });
    },
    select: (selectedKey) => {
      if (selectedKey !== state.selectedKey) set({ selectedKey });
    },
    stopMerging: () => {
      const history = stopMerging(state.history);
      if (history !== state.history) set({ history });
    },
    undo: () => revert(undo(state.history), { kind: 'undone', label: undoLabel(state.history) ?? '' }),
    redo: () => revert(redo(state.history), { kind: 'redone', label: redoLabel(state.history) ?? '' }),
    announce: (announcement) => set({ announcement }),
    dismissNotice: () => set({ notice: undefined }),
    rebase: (versions, merge) => {
      const { selectedKey = '' } = state;
      const { content: merged, renamed, rename } = merge({ ...versions, mine: state.history.present });
      if (isSame(merged, state.history.present)) return;
      const changes = { from: rename(state.history.present), to: merged };
      const label = 'Another editor’s changes were merged into yours.';
      set({
        history: rebaseHistory(state.history, changes, { merge, rename }),
        saved: rebaseState(rename(state.saved), changes, (each) => merge(each, () => 'theirs', 'theirs')),
        problems: validate(merged),
        selectedKey: renamed.get(selectedKey) ?? state.selectedKey,
        notice: { kind: 'merged', label },
        announcement: label,
      });
    },
  };
}
