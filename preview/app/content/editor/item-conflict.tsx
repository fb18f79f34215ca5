import { type ItemContent, keepItemRevision, loadItem } from '#preview/app/api/content.ts';
import { ConflictNotice } from '#preview/app/document/merge/conflict-notice.tsx';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { itemConflictLabel, itemConflictText } from './describe-item-conflict.ts';
import { useItem } from './item-context.ts';
import { mergeItems, settleItems } from './merge-items.ts';
import { readItem } from './read-item.ts';

/** Merges what another editor has saved of an item. */
export function ItemConflict({ autosave }: { readonly autosave: Autosave<ItemContent> }) {
  const { itemKey, view, editor } = useItem();
  return (
    <ConflictNotice
      key={autosave.version()}
      noun={view.noun}
      isPlural={view.isPlural === true}
      id={`${itemKey.kind} ${itemKey.id}`}
      editor={editor}
      autosave={autosave}
      load={async (signal) => {
        const { content, state } = await loadItem(itemKey, signal);
        return { theirs: readItem(content), version: state.draftVersion };
      }}
      merge={mergeItems}
      settle={settleItems}
      keepRevision={(content) => keepItemRevision(itemKey, content)}
      labelOf={(conflict, [mine]) => itemConflictLabel(itemKey.kind, conflict, mine)}
      textOf={(conflict, side) => itemConflictText(itemKey.kind, conflict, side)}
    />
  );
}
