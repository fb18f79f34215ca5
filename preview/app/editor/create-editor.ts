import { isSame } from '#preview/review/compare/same-value.ts';
import { standing } from '#preview/review/standing.ts';
import { readPage } from '#renderer/parse/read-page.ts';
import type { TileMemo } from '#renderer/parse/read-tile.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
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
} from '../document/history.ts';
import type { MergedPage } from '../document/merge/merge-pages.ts';
import { keyOf, type PageContent } from '../document/page-content.ts';

export interface EditorState {
  readonly history: History<PageContent>;
  /** Key of the chosen tile; undefined: the page itself. */
  readonly chosen: string | undefined;
  /** What was done last, as it is spoken. */
  readonly said: string;
  readonly problems: readonly Problem[];
  /** What was undone, redone or merged last; undefined once something else was done. */
  readonly notice: EditorNotice | undefined;
}

export interface EditorNotice {
  readonly kind: 'undone' | 'redone' | 'merged';
  readonly label: string;
}

export interface Change {
  /** In an editor's words, for undo: “Moved Hero”. */
  readonly label: string;
  readonly to: (page: PageContent) => PageContent;
  /** For typing: changes with the same key that follow each other without a pause are undone together. */
  readonly mergeKey?: string;
  /** What is spoken, made from the page as it is then. */
  readonly say?: (page: PageContent) => string;
  /** The tile that is chosen then. */
  readonly choose?: (page: PageContent) => string | undefined;
}

export interface Editor {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (change: Change) => void;
  readonly choose: (key: string | undefined) => void;
  /** Makes the next change a step of its own. */
  readonly stopMerging: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly say: (words: string) => void;
  readonly dismissNotice: () => void;
  /** Brings another editor's changes into the page, and into all states that undo and redo return to. */
  readonly rebase: (merge: (page: PageContent) => MergedPage) => void;
}

/** Holds the page that is being written, and all that was done to it. Tiles that are not touched are not judged again. */
export function createEditor(page: PageContent, nowMs: () => number = () => performance.now()): Editor {
  const memo: TileMemo = new WeakMap();
  const validate = (content: PageContent): readonly Problem[] => readPage(content, memo).problems.map(standing);
  let state: EditorState = {
    history: createHistory(page),
    chosen: undefined,
    said: '',
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
    const stillThere = present.tiles.some((tile) => keyOf(tile) === state.chosen);
    const said = `${notice.kind === 'undone' ? 'Undone' : 'Redone'}: ${notice.label}.`;
    set({ history, said, notice, problems: validate(present), chosen: stillThere ? state.chosen : undefined });
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: ({ label, to, mergeKey, say, choose }) => {
      const history = pushStep(state.history, to(state.history.present), { label, atMs: nowMs(), mergeKey });
      const { present } = history;
      if (history === state.history) return;
      set({
        history,
        problems: validate(present),
        notice: undefined,
        ...(say && { said: say(present) }),
        ...(choose && { chosen: choose(present) }),
      });
    },
    choose: (chosen) => {
      if (chosen !== state.chosen) set({ chosen });
    },
    stopMerging: () => {
      const history = stopMerging(state.history);
      if (history !== state.history) set({ history });
    },
    undo: () => revert(undo(state.history), { kind: 'undone', label: undoLabel(state.history) ?? '' }),
    redo: () => revert(redo(state.history), { kind: 'redone', label: redoLabel(state.history) ?? '' }),
    say: (said) => set({ said }),
    dismissNotice: () => set({ notice: undefined }),
    rebase: (merge) => {
      const { chosen = '' } = state;
      const { page: merged, renamed } = merge(state.history.present);
      const history = mapHistory(state.history, (each) => merge(each).page);
      const label = 'Changes of another editor were added to yours.';
      const isChanged = !isSame(merged, state.history.present);
      set({
        history,
        problems: validate(history.present),
        chosen: renamed.get(chosen) ?? state.chosen,
        ...(isChanged && { notice: { kind: 'merged', label }, said: label }),
      });
    },
  };
}
