import { type ReactNode, useState } from 'react';
import { EditorButton } from '../editor-button.tsx';

interface PhoneMenuProps {
  readonly label: string;
  /** The menu closes when the address changes to another one. */
  readonly address?: string;
  readonly children: ReactNode;
}

/** Controls that are behind a button where the window is as narrow as a phone. */
export function PhoneMenu({ label, address = '', children }: PhoneMenuProps) {
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === address;
  return (
    <>
      <EditorButton
        className="phone-menu-button"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? undefined : address)}
      >
        {label}
      </EditorButton>
      <div className="phone-menu" data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
