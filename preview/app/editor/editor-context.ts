import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PreviewFacts } from '../api/preview-facts.ts';
import type { PageContent } from '../document/page-content.ts';
import type { Editor, EditorState } from './create-editor.ts';

/** What all components around one edited page share. */
export interface EditorContextValue {
  readonly id: string;
  readonly editor: Editor;
  readonly facts: PreviewFacts;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

export function useEditorContext(): EditorContextValue {
  const context = useContext(EditorContext);
  if (!context) throw new Error('useEditorContext must be used inside an EditorContext provider.');
  return context;
}

/** The state of the page that is being edited. */
export function useEditorState(): EditorState {
  const { editor } = useEditorContext();
  return useSyncExternalStore(editor.subscribe, editor.state);
}

export const usePage = (): PageContent => useEditorState().history.present;
