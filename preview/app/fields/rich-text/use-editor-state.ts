import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useCallback, useSyncExternalStore } from 'react';

/** The state of an editor, after each transaction. */
export function useEditorState(editor: Editor): EditorState {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener);
      return () => {
        editor.off('transaction', listener);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => editor.state);
}
