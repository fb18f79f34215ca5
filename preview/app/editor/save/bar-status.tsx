import type { ReactNode } from 'react';
import type { SaveState } from './create-autosave.ts';
import { saveLabel } from './save-label.ts';

interface BarStatusProps {
  readonly save: SaveState;
  /** Whether there is a draft that differs from what is live. Without one, there is nothing to save. */
  readonly hasDraft: boolean;
  /** What is live and what is scheduled. */
  readonly children: ReactNode;
}

/** Whether the draft is saved, and what visitors see, for the bar above an editor. */
export const BarStatus = ({ save, hasDraft, children }: BarStatusProps) => (
  <p>
    {(hasDraft || save.kind !== 'saved') && (
      <>
        <span className={`save ${save.kind}`}>{saveLabel(save)}</span>
        <span className="separator"> · </span>
      </>
    )}
    <span className="bar-status">{children}</span>
  </p>
);
