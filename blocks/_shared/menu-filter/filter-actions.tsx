/** @jsxImportSource #eager */
import { Button, ButtonLink } from '../ui/button/button.tsx';
import filter from './filter.module.css';

interface FilterActionsProps {
  /** Where the form leads; without parameters it shows everything. */
  readonly action: string;
  /** Whether there is a link to show everything. */
  readonly isFiltered?: boolean;
  /** Whether the submit button is the action of its tile. Otherwise choices apply at once, and it is needed without script only. */
  readonly isPrimary?: boolean;
  /** The label of the submit button. */
  readonly submitLabel?: string;
}

/** The buttons to apply and to reset a filter. */
export function FilterActions({
  action,
  isFiltered = false,
  isPrimary = false,
  submitLabel = 'Show dishes',
}: FilterActionsProps) {
  return (
    <p className={filter.actions}>
      <Button size="small" variant={isPrimary ? 'primary' : 'secondary'} type="submit">
        {submitLabel}
      </Button>
      {isFiltered && (
        <ButtonLink variant="link" href={action}>
          Show all
        </ButtonLink>
      )}
    </p>
  );
}
