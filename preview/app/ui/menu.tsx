import { type ReactNode, useId } from 'react';
import { EditorButton } from './editor-button.tsx';

interface MenuProps {
  readonly label: string;
  /** The content of the button; defaults to the label. */
  readonly face?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that opens a panel below it. The browser closes it on Escape and on a click elsewhere. */
export function Menu({ label, face = label, className = '', children }: MenuProps) {
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
