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
  /** Whether the options are on one line that scrolls sideways. */
  readonly isScrollable?: boolean;
}

/** A group of checkboxes. */
export function FilterChoices({ name, legend, choices, chosen, className, isScrollable = false }: FilterChoicesProps) {
  return (
    <fieldset className={filter.choices}>
      <legend className={filter.legend}>{legend}</legend>
      <div
        className={[isScrollable ? filter.scrollable : filter.wrapped, className].filter(Boolean).join(' ')}
        data-scroller={isScrollable ? '' : undefined}
      >
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
