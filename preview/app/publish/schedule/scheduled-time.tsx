import type { ReactNode } from 'react';
import { EditorButton } from '../../ui/editor-button.tsx';

interface ScheduledTimeProps {
  /** What happens, and when. */
  readonly text: string;
  readonly onCancel: () => void;
  /** A link to the version that goes live. */
  readonly children?: ReactNode;
}

/** Something that is scheduled, and how to cancel it. */
export const ScheduledTime = ({ text, onCancel, children }: ScheduledTimeProps) => (
  <p className="scheduled">
    <span>{text}</span>
    {children}
    <EditorButton onClick={onCancel}>Cancel</EditorButton>
  </p>
);
