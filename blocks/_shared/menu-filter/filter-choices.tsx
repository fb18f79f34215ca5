/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import filter from './filter.module.css';

interface FilterChoicesProps {
  /** The name of the query parameter. */
  readonly name: string;
  readonly legend: ReactNode;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly className?: string | undefined;
}

/** A group of checkboxes. */
export function FilterChoices({ name, legend, choices, chosen, className }: FilterChoicesProps) {
  return (
    <fieldset className={filter.choices}>
      <legend className={filter.legend}>{legend}</legend>
      <div className={[filter.wrapped, className].filter(Boolean).join(' ')}>
        {choices.map(({ value, label }) => (
          <label key={value} className={filter.tag}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
