import { useState } from 'react';
import type { FieldOf } from './describe-field.ts';
import type { ControlProps } from './field-control.tsx';

/** A value of a kind that no control is made for, as JSON. */
export function RawField({ value, change, attributes }: ControlProps<FieldOf<'raw'>>) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const write = (next: string): void => {
    setText(next);
    try {
      change(next === '' ? undefined : JSON.parse(next));
    } catch {
      // Half a value: it is taken when it is whole.
    }
  };
  return (
    <textarea
      {...attributes}
      className="markup"
      rows={5}
      value={text}
      onChange={(event) => write(event.target.value)}
    />
  );
}
