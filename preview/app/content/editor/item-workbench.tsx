import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type ItemContent,
  type ItemKey,
  invalidateContent,
  itemStateQuery,
  loadItem,
  saveItem,
} from '#preview/app/api/content.ts';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import { Announcer } from '#preview/app/document/announcer.tsx';
import { createDocumentEditor } from '#preview/app/document/document-editor.ts';
import { FactsContext } from '#preview/app/editor/editor-context.ts';
import { EditorToast } from '#preview/app/editor/editor-toast.tsx';
import type { Journal } from '#preview/app/editor/save/create-journal.ts';
import { SaveNotices } from '#preview/app/editor/save/save-notices.tsx';
import { useAutosave } from '#preview/app/editor/save/use-autosave.ts';
import { useOtherWindows } from '#preview/app/editor/save/use-other-windows.ts';
import { useShortcuts } from '#preview/app/editor/use-shortcuts.ts';
import { useFieldInAddress } from '#preview/app/pages/find/use-field-in-address.ts';
import { AlsoOpen } from '#preview/app/presence/also-open.tsx';
import { focusField } from '#preview/app/publish/review/go-to-field.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { FieldNavigation } from '../field-navigation.ts';
import type { KindView } from '../kind-views.ts';
import { PreviewButton, PreviewPane, usePreviewPane } from '../preview/preview-pane.tsx';
import { ItemConflict } from './item-conflict.tsx';
import { ItemContext } from './item-context.ts';
import { ItemForm } from './item-form.tsx';
import { ItemTopBar } from './item-top-bar.tsx';
import { mergeItems } from './merge-items.ts';
import { validateItem } from './problems/validate-item.ts';
import { readItem } from './read-item.ts';

interface ItemWorkbenchProps {
  readonly itemKey: ItemKey;
  readonly view: KindView;
  readonly facts: PreviewFacts;
  readonly state: ContentState;
  readonly content: ItemContent;
  /** The item as the service has it. */
  readonly stored: ItemContent;
  readonly version: number;
  /** The item at that version. */
  readonly base: ItemContent;
  /** Contents that the service may have stored since that version. */
  readonly unacknowledged: readonly ItemContent[];
  readonly journal: Journal<ItemContent>;
  readonly recovered: Date | undefined;
}

/** The editor of an item: below a bar with its state, its form with a preview beside it. */
export function ItemWorkbench(props: ItemWorkbenchProps) {
  const { itemKey, view, facts, state, content, stored, recovered } = props;
  const client = useQueryClient();
  // Facts that are loaded again must not close the editor.
  const [editor] = useState(() =>
    createDocumentEditor(content, {
      saved: stored,
      validate: (each) => validateItem(itemKey.kind, each, facts),
    }),
  );
  const [autosave, save, isStored] = useAutosave(editor, {
    ...props,
    savedAt: state.draftSavedAt,
    save: (draft) => saveItem(itemKey, draft, (saved) => client.setQueryData(itemStateQuery(itemKey).queryKey, saved)),
    onLeave: () => invalidateContent(client),
  });
  const loadOther = useOtherWindows({
    id: `${itemKey.kind} ${itemKey.id}`,
    editor,
    autosave,
    save,
    load: async () => {
      const loaded = await loadItem(itemKey);
      return { theirs: readItem(loaded.content), version: loaded.state.draftVersion };
    },
    merge: mergeItems,
  });
  useShortcuts(editor);
  const pane = usePreviewPane();
  const current = useQuery({ ...itemStateQuery(itemKey), initialData: state }).data;
  const hasPreview = itemKey.kind !== 'booking-rules';
  const [navigation] = useState<FieldNavigation>(() => ({ goTo: focusField }));
  useFieldInAddress((path) => navigation.goTo(path));
  // In a new item, all is still to be filled in. Once it was to be published, what is missing is an error.
  const [showsUnfilled, setShowsUnfilled] = useState(state.isLive || Boolean(state.publishedRevision));
  const contextValue = useMemo(
    () => ({ itemKey, view, editor, facts, navigation, showsUnfilled }),
    [itemKey, view, editor, facts, navigation, showsUnfilled],
  );
  return (
    <ItemContext value={contextValue}>
      <FactsContext value={facts}>
        <div className="item-workbench">
          <ItemTopBar save={save} autosave={autosave} state={state} onPublish={() => setShowsUnfilled(true)}>
            {hasPreview && <PreviewButton {...pane} />}
          </ItemTopBar>
          <SaveNotices
            save={save}
            isStored={isStored}
            autosave={autosave}
            editor={editor}
            recovered={recovered}
            onLoadOther={loadOther}
            noun={view.noun}
            conflict={<ItemConflict autosave={autosave} />}
          >
            <AlsoOpen content={`${itemKey.kind} ${itemKey.id}`} />
          </SaveNotices>
          <main>
            <div className="item-form-space">
              <ItemForm isBesidePreview={hasPreview && pane.isBeside && pane.isOpen} />
            </div>
            {hasPreview && (
              <PreviewPane
                pane={pane}
                draft={autosave.bases()[0] ?? content}
                version={autosave.version()}
                save={save}
                isLive={current.isLive}
                scheduledAt={current.scheduledAt ?? undefined}
              />
            )}
          </main>
          <EditorToast editor={editor} />
          <Announcer editor={editor} />
        </div>
      </FactsContext>
    </ItemContext>
  );
}
