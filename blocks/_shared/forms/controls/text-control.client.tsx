'use client';

import { asText, type ControlProps, describedBy } from '../fields/control.ts';
import { Labelled } from './labelled.client.tsx';

const kinds = {
  text: { type: 'text' },
  email: { type: 'email', spellCheck: false },
  tel: { type: 'tel' },
  date: { type: 'date' },
  number: { type: 'text', inputMode: 'numeric' },
} as const;

/** One line of text, or what is typed as one. */
export function TextControl(props: ControlProps) {
  const { id, name, presentation, error, value, onChange } = props;
  const { control, autoComplete } = presentation;
  const kind =
    control === 'email' || control === 'tel' || control === 'date' || control === 'number' ? control : 'text';
  return (
    <Labelled {...props}>
      <input
        {...kinds[kind]}
        id={id}
        name={name}
        value={asText(value)}
        autoComplete={autoComplete}
        aria-required={props.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  );
}
