import type { ReactNode } from 'react';
import { NewEntryContext } from '../form-context.ts';

interface EntryItemProps {
  /** Its index in the list. */
  readonly at: number;
  readonly isNew: boolean;
  /** Called when the focus leaves the entry. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** An entry of a list. A new one shows what is missing once it was left, including for the button that publishes. */
export const EntryItem = ({ at, isNew, onLeave, children }: EntryItemProps) => (
  <li
    data-entry={at}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) onLeave();
    }}
  >
    <NewEntryContext value={isNew}>{children}</NewEntryContext>
  </li>
);
