import { useEffect, useState } from 'react';
import type { EditorState } from './document-editor.ts';

interface AnnouncerProps {
  readonly editor: {
    readonly state: () => Pick<EditorState<unknown>, 'announcement'>;
    readonly subscribe: (listener: () => void) => () => void;
  };
}

/** Announces to screen readers what was done and what it means for the content. */
export function Announcer({ editor }: AnnouncerProps) {
  const [message, setMessage] = useState('');
  useEffect(() => editor.subscribe(() => setMessage(editor.state().announcement)), [editor]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {message}
    </p>
  );
}
