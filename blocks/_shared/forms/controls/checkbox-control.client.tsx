'use client';

import { FieldBox, FieldMessages } from '../../ui/field/field.tsx';
import { describedBy } from '../../ui/field/field-ids.ts';
import { Choice } from '../../ui/field/input.tsx';
import type { ControlProps } from '../fields/control.ts';

/** A checkbox with its label beside it and its error above. */
export function CheckboxControl(props: ControlProps) {
  const { id, name, label, hint, error, value, onChange } = props;
  return (
    <FieldBox error={error}>
      <FieldMessages id={id} error={error} />
      <Choice>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value === true}
          aria-required={props.required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </Choice>
      <FieldMessages id={id} hint={hint} />
    </FieldBox>
  );
}
