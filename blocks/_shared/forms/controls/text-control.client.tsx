'use client';

import { Field } from '../../ui/field/field.tsx';
import { describedBy } from '../../ui/field/field-ids.ts';
import { Input } from '../../ui/field/input.tsx';
import { asText, type ControlProps } from '../fields/control.ts';

const inputAttributes = {
  text: { type: 'text' },
  email: { type: 'email', spellCheck: false },
  tel: { type: 'tel' },
  date: { type: 'date' },
  number: { type: 'text', inputMode: 'numeric' },
} as const;

interface TextControlProps extends ControlProps {
  /** The id of a list of suggestions. */
  readonly suggestions?: string | undefined;
}

/** A single-line text field. */
export function TextControl({ suggestions, ...props }: TextControlProps) {
  const { id, name, presentation, error, value, onChange } = props;
  const { control, autoComplete } = presentation;
  const inputType =
    control === 'email' || control === 'tel' || control === 'date' || control === 'number' ? control : 'text';
  return (
    <Field {...props}>
      <Input
        {...inputAttributes[inputType]}
        id={id}
        name={name}
        value={asText(value)}
        list={suggestions}
        autoComplete={suggestions === undefined ? autoComplete : 'off'}
        aria-required={props.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
