import { standing } from '#preview/review/standing.ts';
import { readPage } from '#renderer/read/read-page.ts';
import type { TileMemo } from '#renderer/read/read-tile.ts';
import type { Problem } from '#schemas/problem/problem.ts';
import { act, beginHistory, type History, redo, redoLabel, undo, undoLabel } from '../document/history.ts';
import { keyOf, type PageContent } from '../document/page-content.ts';

export interface EditorState {
  readonly history: History<PageContent>;
  /** Key of the chosen tile; undefined: the page itself. */
  readonly chosen: string | undefined;
  /** What was done last, as it is spoken. */
  readonly said: string;
  readonly problems: readonly Problem[];
}

export interface Change {
  /** In an editor's words, for undo: “Moved Hero”. */
  readonly label: string;
  readonly to: (page: PageContent) => PageContent;
  /** Changes with the same mark that follow each other are undone together. */
  readonly mark?: string;
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
  readonly undo: () => void;
  readonly redo: () => void;
  readonly say: (words: string) => void;
}

/** Holds the page that is being written, and all that was done to it. Tiles that are not touched are not judged again. */
export function createEditor(page: PageContent): Editor {
  const memo: TileMemo = new WeakMap();
  const judge = (content: PageContent): readonly Problem[] => readPage(content, memo).problems.map(standing);
  let state: EditorState = { history: beginHistory(page), chosen: undefined, said: '', problems: judge(page) };
  const listeners = new Set<() => void>();
  const set = (next: Partial<EditorState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const go = (history: History<PageContent>, said: string): void => {
    if (history === state.history) return;
    const { present } = history;
    const stillThere = present.tiles.some((tile) => keyOf(tile) === state.chosen);
    set({ history, said, problems: judge(present), chosen: stillThere ? state.chosen : undefined });
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: ({ label, to, mark, say, choose }) => {
      const history = act(state.history, to(state.history.present), label, mark);
      const { present } = history;
      if (history === state.history) return;
      set({
        history,
        problems: judge(present),
        ...(say && { said: say(present) }),
        ...(choose && { chosen: choose(present) }),
      });
    },
    choose: (chosen) => {
      if (chosen !== state.chosen) set({ chosen });
    },
    undo: () => go(undo(state.history), `Undone: ${undoLabel(state.history) ?? 'nothing'}.`),
    redo: () => go(redo(state.history), `Done again: ${redoLabel(state.history) ?? 'nothing'}.`),
    say: (said) => set({ said }),
  };
}
