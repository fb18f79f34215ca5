import type { TileMemo } from '#blocks/page-reader.ts';
import { readPage } from '#blocks/page-reader.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import { withPublishSeverity } from '#preview/review/publish-severity.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { MergedPage } from '../document/merge/merge-pages.ts';
import { keyOf, type PageContent } from '../document/page-content.ts';
import {
  createHistory,
  type History,
  mapHistory,
  pushStep,
  redo,
  redoLabel,
  stopMerging,
  undo,
  undoLabel,
} from '../document/undo-history.ts';

export interface EditorState {
  readonly history: History<PageContent>;
  /** Key of the selected tile; undefined means the page itself. */
  readonly selectedKey: string | undefined;
  /** The latest screen reader announcement. */
  readonly announcement: string;
  readonly problems: readonly Problem[];
  /** What was undone, redone or merged last; undefined after any other change. */
  readonly notice: EditorNotice | undefined;
}

export interface EditorNotice {
  readonly kind: 'undone' | 'redone' | 'merged';
  readonly label: string;
}

export interface Change {
  /** For editors, in the undo history: “Moved Hero”. */
  readonly label: string;
  readonly to: (page: PageContent) => PageContent;
  /** For typing: consecutive changes with the same key and no pause between them are undone together. */
  readonly mergeKey?: string;
  /** The screen reader announcement, made from the changed page. */
  readonly announce?: (page: PageContent) => string;
  /** The tile to select afterwards. */
  readonly select?: (page: PageContent) => string | undefined;
}

export interface Editor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (change: Change) => void;
  readonly select: (key: string | undefined) => void;
  /** Makes the next change a separate undo step. */
  readonly stopMerging: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly announce: (message: string) => void;
  readonly dismissNotice: () => void;
  /** Applies another editor's changes to the page and to all states that undo and redo return to. */
  readonly rebase: (merge: (page: PageContent) => MergedPage) => void;
}

interface EditorOptions {
  readonly nowMs?: () => number;
  /** Whether pages are published from the preview. */
  readonly storesPages?: boolean;
}

/** Holds the page that is being edited and its history. Tiles that did not change are not validated again. */
export function createEditor(
  page: PageContent,
  { nowMs = () => performance.now(), storesPages }: EditorOptions = {},
): Editor {
  const memo: TileMemo = new WeakMap();
  const validate = (content: PageContent): readonly Problem[] =>
    readPage(content, memo).problems.map(withPublishSeverity(storesPages));
  let state: EditorState = {
    history: createHistory(page),
    selectedKey: undefined,
    announcement: '',
    problems: validate(page),
    notice: undefined,
  };
  const listeners = new Set<() => void>();
  const set = (next: Partial<EditorState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const revert = (history: History<PageContent>, notice: EditorNotice): void => {
    if (history === state.history) return;
    const { present } = history;
    const stillThere = present.tiles.some((tile) => keyOf(tile) === state.selectedKey);
    const announcement = `${notice.kind === 'undone' ? 'Undone' : 'Redone'}: ${notice.label}.`;
    set({
      history,
      announcement,
      notice,
      problems: validate(present),
      selectedKey: stillThere ? state.selectedKey : undefined,
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
    rebase: (merge) => {
      const { selectedKey = '' } = state;
      const { page: merged, renamed } = merge(state.history.present);
      const history = mapHistory(state.history, (each) => merge(each).page);
      const label = 'Another editor’s changes were merged into yours.';
      const isChanged = !isSame(merged, state.history.present);
      set({
        history,
        problems: validate(history.present),
        selectedKey: renamed.get(selectedKey) ?? state.selectedKey,
        ...(isChanged && { notice: { kind: 'merged', label }, announcement: label }),
      });
    },
  };
}
