import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EditorButton } from '../editor-button.tsx';

interface PhoneMenuProps {
  readonly label: string;
  /** The menu closes when the address changes to another one. */
  readonly address?: string;
  /** What is above the controls while the menu is open: what the bar has no room for. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Controls that are behind a button where the window is as narrow as a phone. The menu closes with Escape, and when
 * anything outside it is pressed or gets the focus, because it covers what is below it. It stays open under a dialog, so
 * that the focus can return to the control that opened the dialog.
 */
export function PhoneMenu({ label, address = '', lead, children }: PhoneMenuProps) {
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === address;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const ended = new AbortController();
    const closeOutside = ({ target }: Event): void => {
      const isOwn = target instanceof Node && [button, menu].some(({ current }) => current?.contains(target));
      if (!isOwn && !hasOpenDialog()) setOpenAt(undefined);
    };
    for (const event of ['pointerdown', 'focusin'])
      document.addEventListener(event, closeOutside, { signal: ended.signal });
    document.addEventListener(
      'keydown',
      ({ key, defaultPrevented }) => {
        if (key !== 'Escape' || defaultPrevented || hasOpenDialog()) return;
        setOpenAt(undefined);
        button.current?.focus();
      },
      { signal: ended.signal },
    );
    return () => ended.abort();
  }, [isOpen]);
  return (
    <>
      <EditorButton
        ref={button}
        className="phone-menu-button"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? undefined : address)}
      >
        {label}
      </EditorButton>
      <div className="phone-menu" data-open={isOpen} ref={menu}>
        {isOpen && lead}
        {children}
      </div>
    </>
  );
}

const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;
