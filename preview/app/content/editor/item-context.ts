import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ItemContent, ItemKey } from '#preview/app/api/content.ts';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import type { Editor, EditorState } from '#preview/app/document/document-editor.ts';
import type { FieldNavigation } from '../field-navigation.ts';
import type { KindView } from '../kind-views.ts';

/** What all components around one edited item share. */
export interface ItemContextValue {
  readonly itemKey: ItemKey;
  readonly view: KindView;
  readonly editor: Editor<ItemContent>;
  readonly facts: PreviewFacts;
  readonly navigation: FieldNavigation;
  /** Whether empty fields show that they are missing before somebody has left them. */
  readonly showsUnfilled: boolean;
}

export const ItemContext = createContext<ItemContextValue | undefined>(undefined);

export function useItem(): ItemContextValue {
  const context = useContext(ItemContext);
  if (!context) throw new Error('useItem must be used inside an ItemContext provider.');
  return context;
}

/** The state of the item that is being edited. */
export function useItemState(): EditorState<ItemContent> {
  const { editor } = useItem();
  return useSyncExternalStore(editor.subscribe, editor.state);
}
