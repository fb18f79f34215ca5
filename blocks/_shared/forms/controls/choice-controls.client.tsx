'use client';

import type { FormChoice } from '#schemas/forms/_shared/define-form.ts';
import { asText, type ControlProps, describedBy } from '../fields/control.ts';
import styles from '../fields/form.module.css';
import { Grouped, Labelled } from './labelled.client.tsx';

interface ChoiceProps extends ControlProps {
  readonly choices: readonly FormChoice[];
}

/** One of many, folded. */
export function SelectControl({ choices, ...props }: ChoiceProps) {
  const { id, name, presentation, error, value, onChange } = props;
  return (
    <Labelled {...props}>
      <select
        id={id}
        name={name}
        value={asText(value)}
        autoComplete={presentation.autoComplete}
        disabled={props.closed}
        aria-required={props.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{props.required || presentation.openedBy ? 'Choose' : 'No answer'}</option>
        {grouped(choices).map(([group, options]) =>
          group === '' ? (
            options.map(option)
          ) : (
            <optgroup key={group} label={group}>
              {options.map(option)}
            </optgroup>
          ),
        )}
      </select>
    </Labelled>
  );
}

const option = ({ value, label }: FormChoice) => (
  <option key={value} value={value}>
    {label}
  </option>
);

const grouped = (choices: readonly FormChoice[]): (readonly [string, readonly FormChoice[]])[] => [
  ...Map.groupBy(choices, ({ group = '' }) => group),
];

/** One of a few, all in sight. */
export const RadiosControl = ({ choices, ...props }: ChoiceProps) => (
  <Grouped {...props}>
    {choices.map(({ value, label }) => (
      <label key={value} className={styles.choice}>
        <input
          type="radio"
          name={props.name}
          value={value}
          checked={props.value === value}
          onChange={() => props.onChange(value)}
        />
        <span>{label}</span>
      </label>
    ))}
  </Grouped>
);

/** Any number of a few. */
export function TicksControl({ choices, ...props }: ChoiceProps) {
  const chosen: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  return (
    <Grouped {...props}>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
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
        </label>
      ))}
    </Grouped>
  );
}
