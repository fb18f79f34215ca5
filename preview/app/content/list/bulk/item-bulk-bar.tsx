import { useState } from 'react';
import { SelectionBar } from '#preview/app/pages/bulk/selection-bar.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { KindView } from '../../kind-views.ts';
import { countItems } from '../count-items.ts';
import { ItemBulkDialog } from './item-bulk-dialog.tsx';
import type { ItemBulkAction } from './plan-item-bulk.ts';

interface ItemBulkBarProps {
  readonly view: KindView;
  /** The selected items. */
  readonly items: readonly ContentState[];
  readonly onRun: (action: ItemBulkAction, items: readonly ContentState[]) => void;
  readonly onClear: () => void;
}

const actions: readonly (readonly [ItemBulkAction, string])[] = [
  ['publish', 'Publish…'],
  ['unpublish', 'Unpublish…'],
  ['delete', 'Delete…'],
];

/** What can be done with the selected items. Stays at the bottom of the window. */
export function ItemBulkBar({ view, items, onRun, onClear }: ItemBulkBarProps) {
  const [action, setAction] = useState<ItemBulkAction>();
  if (items.length === 0) return null;
  return (
    <>
      <SelectionBar
        label={`Selected ${view.title.toLowerCase()}`}
        count={`${countItems(view, items.length)} selected`}
        actions={[
          ...actions.map(([name, label]) => ({ label, run: () => setAction(name) })),
          { label: 'Clear selection', run: onClear },
        ]}
      />
      {action && (
        <ItemBulkDialog
          action={action}
          view={view}
          items={items}
          onConfirm={(planned) => {
            onClear();
            onRun(action, planned);
          }}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
