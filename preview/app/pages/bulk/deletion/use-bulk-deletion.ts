import { useState } from 'react';
import type { BulkAction } from '../plan-bulk.ts';
import type { PageResult } from '../run-pages.ts';

/** The pages that a bulk action has deleted. */
interface BulkDeletion {
  readonly pages: readonly PageResult[];
  /** Differs between deletions that follow each other. */
  readonly key: number;
  /** After this many actions with other pages, the deletion is no longer offered for undo. */
  readonly actionsLeft: number;
}

const undoableActions = 10;

/** What the latest bulk action deleted. Call `finish` after each bulk action, and `countAction` after each other one. */
export function useBulkDeletion() {
  const [deletion, setDeletion] = useState<BulkDeletion>();
  return {
    deletion,
    finish: (action: BulkAction, results: readonly PageResult[]): void => {
      const pages = action === 'delete' ? results.filter(({ error }) => error === undefined) : [];
      setDeletion((current) =>
        pages.length > 0 ? { pages, key: (current?.key ?? 0) + 1, actionsLeft: undoableActions } : undefined,
      );
    },
    countAction: (): void =>
      setDeletion((current) =>
        current && current.actionsLeft > 1 ? { ...current, actionsLeft: current.actionsLeft - 1 } : undefined,
      ),
    dismiss: (): void => setDeletion(undefined),
  };
}
