'use client';

import { Field } from '../../ui/field/field.tsx';
import { describedBy } from '../../ui/field/field-ids.ts';
import { TextArea } from '../../ui/field/input.tsx';
import { asText, type ControlProps } from '../fields/control.ts';
import { CharacterCount, characterCountId } from './character-count.client.tsx';

interface LongTextProps extends ControlProps {
  /** The maximum number of characters; undefined without a limit. */
  readonly maxLength: number | undefined;
}

/** A multi-line text field that shows the remaining characters near the limit. */
export function LongTextControl({ maxLength, ...props }: LongTextProps) {
  const { id, name, presentation, error, value, onChange } = props;
  const text = asText(value);
  const count = { id, text, maxLength };
  return (
    <Field {...props}>
      <TextArea
        id={id}
        name={name}
        rows={presentation.rows ?? 6}
        value={text}
        aria-required={props.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[describedBy(props), characterCountId(count)].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <CharacterCount {...count} />
    </Field>
  );
}
