import { createContext, useRef, useState } from 'react';
import type { BulkAction } from '../plan-bulk.ts';
import type { PageResult } from '../run-bulk.ts';

/** A bulk action that can be undone. */
export interface LatestBulk {
  readonly action: BulkAction;
  /** The pages that it has changed. */
  readonly pages: readonly PageResult[];
  /** Whether undo is already chosen. */
  readonly undoesAtOnce: boolean;
  /** Differs between actions that follow each other. */
  readonly key: number;
  /** After this many actions with other pages, undo is no longer offered. */
  readonly actionsLeft: number;
}

const undoableActions = 10;

/** Whether an action may be undone; not one that undoes another. */
export const isUndoable = (action: BulkAction): boolean => action !== 'restore';

/** The latest bulk action. Call `finish` after each bulk action, and `countAction` after each other one. */
export function useLatestBulk() {
  const [bulk, setBulk] = useState<LatestBulk>();
  const undoesNext = useRef(false);
  return {
    bulk,
    /** Undoes the action that is reported next, as soon as it is. */
    undoNext: (): void => {
      undoesNext.current = true;
    },
    finish: (action: BulkAction, results: readonly PageResult[]): void => {
      const undoesAtOnce = undoesNext.current;
      undoesNext.current = false;
      const pages = results.filter(({ error }) => error === undefined);
      setBulk((current) =>
        isUndoable(action) && pages.some(({ undo }) => undo)
          ? { action, pages, undoesAtOnce, key: (current?.key ?? 0) + 1, actionsLeft: undoableActions }
          : undefined,
      );
    },
    countAction: (): void =>
      setBulk((current) =>
        current && current.actionsLeft > 1 ? { ...current, actionsLeft: current.actionsLeft - 1 } : undefined,
      ),
    dismiss: (): void => setBulk(undefined),
  };
}

/** Lets the dialog of a bulk action undo it. */
export const LatestBulkContext = createContext<Pick<ReturnType<typeof useLatestBulk>, 'undoNext'>>({
  undoNext: () => undefined,
});
