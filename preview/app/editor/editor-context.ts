import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PreviewFacts } from '../api/preview-facts.ts';
import type { Editor, EditorState } from '../document/document-editor.ts';
import type { PageContent } from '../document/page-content.ts';

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

/** The facts for a form that is not about a page. */
export const FactsContext = createContext<PreviewFacts | undefined>(undefined);

/** What editors can choose from. */
export function useFacts(): PreviewFacts {
  const editing = useContext(EditorContext);
  const facts = useContext(FactsContext) ?? editing?.facts;
  if (!facts) throw new Error('useFacts must be used inside a FactsContext or EditorContext provider.');
  return facts;
}

/** The state of the page that is being edited. */
export function useEditorState(): EditorState {
  const { editor } = useEditorContext();
  return useSyncExternalStore(editor.subscribe, editor.state);
}

export const usePage = (): PageContent => useEditorState().history.present;
