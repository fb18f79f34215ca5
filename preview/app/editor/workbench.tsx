import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { factsQuery, invalidatePages, loadDraft, pageStateQuery, saveDraft } from '../api/pages.ts';
import type { PreviewFacts } from '../api/preview-facts.ts';
import { Canvas } from '../canvas/canvas.tsx';
import type { PreviewTarget } from '../canvas/render/render-draft.ts';
import { RenderedDraftProvider } from '../canvas/render/rendered-draft-context.tsx';
import { Announcer } from '../document/announcer.tsx';
import type { Editor } from '../document/document-editor.ts';
import { mergePages } from '../document/merge/merge-pages.ts';
import { PageConflict } from '../document/merge/page-conflict.tsx';
import { keyOf, type PageContent, readContent } from '../document/page-content.ts';
import { SidePanel } from '../fields/side-panel.tsx';
import { useFieldInAddress } from '../pages/find/use-field-in-address.ts';
import { AlsoOpen } from '../presence/also-open.tsx';
import { focusField } from '../publish/review/go-to-field.ts';
import { createEditor } from './create-editor.ts';
import { EditorContext } from './editor-context.ts';
import { EditorToast } from './editor-toast.tsx';
import { focusNewPage } from './focus-page.ts';
import { type EditorLayout, useLayout } from './layout/editor-layout.ts';
import { useTilePicker } from './picker/use-tile-picker.tsx';
import { Plan } from './plan/plan.tsx';
import { useShareTile } from './plan/share-tile.tsx';
import type { Journal } from './save/create-journal.ts';
import { DeletedNotice } from './save/deleted-notice.tsx';
import { SaveNotices } from './save/save-notices.tsx';
import { useAutosave } from './save/use-autosave.ts';
import { useOtherWindows } from './save/use-other-windows.ts';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export interface WorkbenchProps {
  readonly facts: PreviewFacts;
  readonly state: PageState;
  readonly page: PageContent;
  /** The page as the service has it. */
  readonly stored: PageContent;
  readonly version: number;
  /** The page at that version. */
  readonly base: PageContent;
  /** Contents that the service may have stored since that version. */
  readonly unacknowledged: readonly PageContent[];
  readonly journal: Journal;
  /** When the unsaved changes from this browser were made. */
  readonly recovered: Date | undefined;
}

/** The editor of a page: plan, canvas and form side by side. */
export function Workbench(props: WorkbenchProps) {
  const { page, stored, facts, recovered } = props;
  const { storesPages } = facts;
  const editor = useMemo(() => openEditor(page, stored, storesPages), [page, stored, storesPages]);
  const client = useQueryClient();
  const isShared = sharedNameOf(page.id) !== undefined;
  const [autosave, save, isStored] = useAutosave(editor, {
    ...props,
    savedAt: props.state.draftSavedAt,
    save: (draft) => saveDraft(draft, (state) => client.setQueryData(pageStateQuery(page.id).queryKey, state)),
    // Pages say whether their shared tiles have unpublished changes.
    onLeave: async () => {
      await Promise.all([invalidatePages(client), isShared && client.invalidateQueries(factsQuery)]);
    },
  });
  const loadOther = useOtherWindows({
    id: page.id,
    editor,
    autosave,
    save,
    load: async () => {
      const loaded = await loadDraft(page.id);
      return { theirs: readContent(page.id, loaded.page), version: loaded.state.draftVersion };
    },
    merge: mergePages,
  });
  const [at, setAt] = useState<Date>();
  const [path, setPath] = useState(() => firstPath(page.id, facts));
  const layout = useLayout();
  useShortcuts(editor);
  useFieldInAddress(focusField);
  useEffect(focusNewPage, []);
  const contextValue = useMemo(() => ({ id: page.id, editor, facts }), [page.id, editor, facts]);
  return (
    <EditorContext value={contextValue}>
      <div
        className="workbench"
        data-plan={layout.plan.isOpen ? 'open' : 'closed'}
        data-form={layout.form.isOpen ? 'open' : 'closed'}
        style={panelWidths(layout)}
      >
        <TopBar
          save={save}
          autosave={autosave}
          state={props.state}
          target={{ path, at }}
          onPath={setPath}
          onAt={setAt}
        />
        <SaveNotices
          save={save}
          isStored={isStored}
          autosave={autosave}
          editor={editor}
          recovered={recovered}
          onLoadOther={loadOther}
          conflict={<PageConflict autosave={autosave} />}
        >
          <AlsoOpen content={`page ${page.id}`} />
          <DeletedNotice opened={props.state} />
        </SaveNotices>
        <Panels target={{ path, at }} />
        <EditorToast editor={editor} />
        <Announcer editor={editor} />
      </div>
    </EditorContext>
  );
}

/** The tile named in the address is selected from the start. */
function openEditor(page: PageContent, saved: PageContent, storesPages: boolean): Editor {
  const editor = createEditor(page, { saved, storesPages });
  const selectedKey = new URLSearchParams(location.search).get('tile');
  if (page.tiles.some((tile) => keyOf(tile) === selectedKey)) editor.select(selectedKey ?? undefined);
  return editor;
}

/** The initial address of the preview: the one in the query if it belongs to the page, otherwise the page's first. */
function firstPath(id: string, { addresses }: PreviewFacts): string {
  const own = addresses.filter(({ page }) => page === id).map(({ path }) => path);
  const selectedKey = new URLSearchParams(location.search).get('path');
  return selectedKey !== null && own.includes(selectedKey) ? selectedKey : (own[0] ?? `/${id}`);
}

function Panels({ target }: { readonly target: PreviewTarget }) {
  const [openPicker, picker] = useTilePicker();
  const [shareTile, shareDialog] = useShareTile();
  return (
    <RenderedDraftProvider target={target}>
      <Plan onInsert={openPicker} onShare={shareTile} />
      <Canvas target={target} onInsert={openPicker} />
      <SidePanel />
      {picker}
      {shareDialog}
    </RenderedDraftProvider>
  );
}

/** The panel widths that the editor has chosen; the style sheet has the others. */
const panelWidths = ({ plan, form }: EditorLayout): CSSProperties =>
  Object({
    ...(plan.width !== undefined && { '--plan-width': `${plan.width}px` }),
    ...(form.width !== undefined && { '--form-width': `${form.width}px` }),
  });
