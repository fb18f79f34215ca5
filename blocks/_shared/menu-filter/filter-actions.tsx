/** @jsxImportSource #eager */
import filter from './filter.module.css';

interface FilterActionsProps {
  /** Where the form leads; without parameters it shows everything. */
  readonly action: string;
  readonly isFiltered: boolean;
  /** The label of the submit button. */
  readonly submitLabel?: string;
}

/** The buttons to apply and to reset a filter. */
export function FilterActions({ action, isFiltered, submitLabel = 'Show dishes' }: FilterActionsProps) {
  return (
    <p className={filter.actions}>
      <button className={filter.show} type="submit">
        {submitLabel}
      </button>
      {isFiltered && (
        <a className={filter.reset} href={action}>
          Show all
        </a>
      )}
    </p>
  );
}
