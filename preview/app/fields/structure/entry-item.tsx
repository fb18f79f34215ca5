import type { ReactNode } from 'react';
import { NewEntryContext } from '../form-context.ts';

interface EntryItemProps {
  readonly isNew: boolean;
  /** Called when the focus leaves the entry. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** An entry of a list. A new one shows what is missing once it was left, including for the button that publishes. */
export const EntryItem = ({ isNew, onLeave, children }: EntryItemProps) => (
  <li
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) onLeave();
    }}
  >
    <NewEntryContext value={isNew}>{children}</NewEntryContext>
  </li>
);
