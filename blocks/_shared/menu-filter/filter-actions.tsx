/** @jsxImportSource #eager */
import filter from './filter.module.css';

interface FilterActionsProps {
  /** Where the form leads; without parameters it shows everything. */
  readonly action: string;
  readonly narrowed: boolean;
  /** The label of the submit button. */
  readonly words?: string;
}

/** The buttons to apply and to reset a filter. */
export function FilterActions({ action, narrowed, words = 'Show dishes' }: FilterActionsProps) {
  return (
    <p className={filter.actions}>
      <button className={filter.show} type="submit">
        {words}
      </button>
      {narrowed && (
        <a className={filter.reset} href={action}>
          Show all
        </a>
      )}
    </p>
  );
}
