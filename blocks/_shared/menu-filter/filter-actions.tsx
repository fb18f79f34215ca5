/** @jsxImportSource #eager */
import filter from './filter.module.css';

interface FilterActionsProps {
  /** Where the form leads; without answers it shows everything. */
  readonly action: string;
  readonly narrowed: boolean;
  /** What the button says. */
  readonly words?: string;
}

/** Applies what was chosen, and takes it back. */
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
