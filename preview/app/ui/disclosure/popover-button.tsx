import { type ReactNode, useId } from 'react';
import { EditorButton } from '../editor-button.tsx';

interface PopoverButtonProps {
  readonly label: string;
  /** The content of the button; defaults to the label. */
  readonly face?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button that opens a panel of controls below it; for actions, use `Menu`. The browser closes it on Escape and on a
 * click elsewhere, and then returns the focus to the button.
 */
export function PopoverButton({ label, face = label, className = '', children }: PopoverButtonProps) {
  const id = useId();
  return (
    <div className={`menu ${className}`}>
      <EditorButton popoverTarget={id} aria-label={face === label ? undefined : label}>
        {face}
      </EditorButton>
      <div id={id} popover="auto" className="menu-panel">
        {children}
      </div>
    </div>
  );
}
