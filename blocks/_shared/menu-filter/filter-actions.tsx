/** @jsxImportSource #eager */
import { Button } from '../ui/button/button.tsx';
import filter from './filter.module.css';

interface FilterActionsProps {
  /** Whether the submit button is the action of its tile. Otherwise choices apply at once, and it is needed without script only. */
  readonly isPrimary?: boolean;
  /** The label of the submit button. */
  readonly submitLabel?: string;
}

/** The button to apply a filter. */
export function FilterActions({ isPrimary = false, submitLabel = 'Show dishes' }: FilterActionsProps) {
  return (
    <p className={filter.actions}>
      <Button size="small" variant={isPrimary ? 'primary' : 'secondary'} type="submit">
        {submitLabel}
      </Button>
    </p>
  );
}
