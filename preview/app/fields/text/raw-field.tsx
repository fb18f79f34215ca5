import { useState } from 'react';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { EditorTextArea } from './editor-text-area.tsx';

/** A value without a dedicated control, as JSON. */
export function RawField({ value, type, attributes }: ControlProps<FieldOf<'raw'>>) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const write = (next: string): void => {
    setText(next);
    try {
      type(next === '' ? undefined : JSON.parse(next));
    } catch {
      // Incomplete JSON is not applied.
    }
  };
  return <EditorTextArea {...attributes} className="markup" rows={5} text={text} onText={write} />;
}
