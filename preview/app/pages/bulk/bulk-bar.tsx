import { Suspense, useEffect, useRef, useState } from 'react';
import { countPages } from '../count-pages.ts';
import type { PageSelection } from '../list/use-selection.ts';
import { LazyBulkDialog } from './bulk-dialog.lazy.ts';
import type { BulkAction } from './plan-bulk.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { OnFinish } from './use-bulk.ts';

interface BulkBarProps {
  readonly selection: PageSelection;
  /** The number of pages that match. */
  readonly total: number;
  readonly storesPages: boolean | undefined;
  readonly onFinish: OnFinish;
}

const actions: readonly (readonly [BulkAction, string])[] = [
  ['publish', 'Publish…'],
  ['schedule', 'Schedule…'],
  ['unpublish', 'Unpublish…'],
  ['schedule-end', 'Schedule unpublishing…'],
  ['delete', 'Delete…'],
];

/** What can be done with the selected pages. Stays at the bottom of the window. */
export function BulkBar({ selection, total, storesPages, onFinish }: BulkBarProps) {
  const [action, setAction] = useState<BulkAction>();
  const { pages, announcement, selectAll, clear } = selection;
  const isOpen = useRef(false);
  const setOpenAction = (next: BulkAction | undefined): void => {
    isOpen.current = next !== undefined;
    setAction(next);
  };
  const isClosed = useRef(false);
  const unreported = useRef<Parameters<OnFinish>[1][]>([]);
  useEffect(() => {
    if (!isClosed.current || action) return;
    isClosed.current = false;
    // The button that opened the dialog is gone with the selection.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
  const areDeleted = [...pages.values()].some(({ deletedAt }) => deletedAt);
  const offered = areDeleted ? ([['restore', 'Restore…']] as const) : actions;
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {pages.size > 0 && (
        <SelectionBar
          label="Selected pages"
          count={`${countPages(pages.size)} selected`}
          actions={[
            ...(storesPages === false ? [] : offered).map(([name, label]) => ({
              label,
              run: () => setOpenAction(name),
            })),
            ...(pages.size < total
              ? [{ label: `Select all ${total.toLocaleString('en-GB')}`, run: () => void selectAll() }]
              : []),
            { label: 'Clear selection', run: clear },
          ]}
        />
      )}
      {action && (
        <Suspense>
          <LazyBulkDialog
            action={action}
            ids={[...pages.keys()]}
            onFinish={(finished, results) => {
              // Deleted pages are no longer in the list.
              if (action === 'delete') clear();
              // The message behind the dialog would have an Undo that cannot be reached.
              if (isOpen.current) unreported.current.push(results);
              else onFinish(finished, results);
            }}
            onClose={() => setOpenAction(undefined)}
            onDone={() => {
              setOpenAction(undefined);
              // What was tried again can be undone together with the rest.
              if (unreported.current.length > 0) onFinish(action, unreported.current.splice(0).flat());
              clear();
              isClosed.current = true;
            }}
          />
        </Suspense>
      )}
    </>
  );
}
