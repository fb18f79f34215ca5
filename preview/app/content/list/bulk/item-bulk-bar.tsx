import { useState } from 'react';
import { reserveBarSpace } from '#preview/app/pages/bulk/reserve-bar-space.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
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
      <section className="bulk-bar" ref={reserveBarSpace} aria-label={`Selected ${view.title.toLowerCase()}`}>
        <strong>{countItems(view, items.length)} selected</strong>
        {actions.map(([name, label]) => (
          <EditorButton key={name} onClick={() => setAction(name)}>
            {label}
          </EditorButton>
        ))}
        <EditorButton onClick={onClear}>Clear selection</EditorButton>
      </section>
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
