import { useState } from 'react';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import { useFacts } from '#preview/app/editor/editor-context.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';

/** The value of the option that opens a text field. No text of an editor is this character. */
const another = '\u0000';

/** What is typed replaces the value. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** A text that is chosen from known values. A value that is not among them stays, and another one can be typed. */
export function KnownValueField({ field, value, change, type, attributes }: ControlProps<FieldOf<'known-value'>>) {
  const { restaurants } = useFacts();
  const [isTyping, setTyping] = useState(false);
  const names = field.values === 'restaurants' ? restaurants.map(({ label }) => label) : field.values;
  const current = typeof value === 'string' ? value : '';
  const values = [...new Set([...names, ...(current === '' ? [] : [current])])];
  if (isTyping)
    return (
      <>
        <Input
          {...attributes}
          ref={takeFocus}
          dir="auto"
          value={current}
          onChange={({ target }) => type(target.value || undefined)}
        />
        <EditorButton onClick={() => setTyping(false)}>Choose from the list</EditorButton>
      </>
    );
  return (
    <Select
      {...attributes}
      value={current}
      onChange={({ target }) => (target.value === another ? setTyping(true) : change(target.value || undefined))}
    >
      <option value="">{field.isRequired ? 'Choose one' : 'None'}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
      <option value={another}>Another one…</option>
    </Select>
  );
}
