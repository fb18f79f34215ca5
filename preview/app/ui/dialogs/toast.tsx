import type { ReactNode } from 'react';
import { EditorButton } from '../editor-button.tsx';

interface ToastProps {
  /** What was done. */
  readonly children: ReactNode;
  /** Absent if it cannot be undone. */
  readonly onUndo?: (() => void) | undefined;
  /** Further buttons, before the one that closes it. */
  readonly more?: ReactNode;
  /** Absent while something is still being done. */
  readonly onClose?: (() => void) | undefined;
}

/** What was done last, and its undo. Put it into a live region that is always there, such as `.toasts`. */
export const Toast = ({ children, onUndo, more, onClose }: ToastProps) => (
  <div className="toast">
    <p>{children}</p>
    {onUndo && <EditorButton onClick={onUndo}>Undo</EditorButton>}
    {more}
    {onClose && <EditorButton onClick={onClose}>Close</EditorButton>}
  </div>
);
