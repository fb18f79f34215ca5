'use client';

import type { FormChoice } from '#schemas/forms/_shared/define-form.ts';
import { Field, FieldGroup } from '../../ui/field/field.tsx';
import { describedBy } from '../../ui/field/field-ids.ts';
import { Choice, Select } from '../../ui/field/input.tsx';
import { asText, type ControlProps } from '../fields/control.ts';

interface ChoiceProps extends ControlProps {
  readonly choices: readonly FormChoice[];
}

/** A choice of one from many. */
export function SelectControl({ choices, ...props }: ChoiceProps) {
  const { id, name, presentation, error, value, onChange } = props;
  return (
    <Field {...props}>
      <Select
        id={id}
        name={name}
        value={asText(value)}
        autoComplete={presentation.autoComplete}
        disabled={props.isDisabled}
        aria-required={props.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{props.required || presentation.enabledBy ? 'Choose' : 'No answer'}</option>
        {groupChoices(choices).map(([group, options]) =>
          group === '' ? (
            options.map(renderOption)
          ) : (
            <optgroup key={group} label={group}>
              {options.map(renderOption)}
            </optgroup>
          ),
        )}
      </Select>
    </Field>
  );
}

const renderOption = ({ value, label }: FormChoice) => (
  <option key={value} value={value}>
    {label}
  </option>
);

const groupChoices = (choices: readonly FormChoice[]): (readonly [string, readonly FormChoice[]])[] => [
  ...Map.groupBy(choices, ({ group = '' }) => group),
];

/** A choice of one from a few. */
export const RadiosControl = ({ choices, ...props }: ChoiceProps) => (
  <FieldGroup {...props}>
    {choices.map(({ value, label }) => (
      <Choice key={value}>
        <input
          type="radio"
          name={props.name}
          value={value}
          checked={props.value === value}
          onChange={() => props.onChange(value)}
        />
        <span>{label}</span>
      </Choice>
    ))}
  </FieldGroup>
);

/** A choice of any number from a few. */
export function CheckboxesControl({ choices, ...props }: ChoiceProps) {
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  return (
    <FieldGroup {...props}>
      {choices.map(({ value, label }) => (
        <Choice key={value}>
          <input
            type="checkbox"
            name={props.name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              props.onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>{label}</span>
        </Choice>
      ))}
    </FieldGroup>
  );
}
