import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { EditorButton } from './editor-button.tsx';

/** An action of a menu. */
export interface MenuAction {
  readonly label: string;
  readonly run: () => void;
  /** Why the action is not available; undefined if it is. */
  readonly unavailable?: string | undefined;
}

interface MenuProps {
  readonly label: string;
  /** The content of the button; defaults to the label. */
  readonly face?: ReactNode;
  readonly className?: string;
  /** -1 for a menu inside a widget with one tab stop. */
  readonly tabIndex?: number | undefined;
  readonly actions: readonly MenuAction[];
  /** What must be done first. It is shown instead of actions, none of which is available before. */
  readonly hint?: string | undefined;
}

/**
 * A button that opens a menu of actions, with the keys of the pattern “menu button” of WAI-ARIA. Actions that are not
 * available have the focus too, because their reason must be read. A click elsewhere closes the menu.
 */
export function Menu({ label, face = label, className = '', tabIndex, actions, hint }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opensAtEnd = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const focusItem = (at: number): void => items().at(at)?.focus();
  const close = (): void => {
    panel.current?.hidePopover();
    button.current?.focus();
  };
  const open = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    opensAtEnd.current = event.key === 'ArrowUp';
    panel.current?.showPopover();
  };
  const toggle = (event: ToggleEvent): void => {
    const isOpening = event.newState === 'open';
    setOpen(isOpening);
    if (isOpening) focusItem(opensAtEnd.current ? -1 : 0);
    opensAtEnd.current = false;
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      close();
      return;
    }
    const target = nextItem(
      event,
      items().findIndex((item) => item.matches(':focus')),
      actions,
    );
    if (target === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (target === undefined) close();
    else focusItem(target);
  };
  return (
    <div className={`menu ${className}`}>
      <EditorButton
        ref={button}
        popoverTarget={id}
        tabIndex={tabIndex}
        aria-haspopup={hint === undefined ? 'menu' : undefined}
        aria-expanded={isOpen}
        aria-label={face === label ? undefined : label}
        onKeyDown={open}
      >
        {face}
      </EditorButton>
      {hint === undefined ? (
        <div
          id={id}
          ref={panel}
          popover="auto"
          className="menu-panel"
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onToggle={toggle}
          onKeyDown={handleKey}
        >
          {actions.map((action) => (
            <MenuItem key={action.label} {...action} onClose={close} />
          ))}
        </div>
      ) : (
        <div id={id} ref={panel} popover="auto" className="menu-panel" role="status" onToggle={toggle}>
          <p className="hint">{hint}</p>
        </div>
      )}
    </div>
  );
}

/** The position of the item that a key moves the focus to, if it moves it. */
function nextItem(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  at: number,
  actions: readonly MenuAction[],
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const count = actions.length;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return findByLetter(key, at, actions);
  }
}

/** The next action that starts with a letter, after the one at a position, or from the start. */
function findByLetter(key: string, at: number, actions: readonly MenuAction[]): number | undefined {
  if (key.length !== 1) return undefined;
  const positions = actions.flatMap(({ label }, position) =>
    label.toLowerCase().startsWith(key.toLowerCase()) ? position : [],
  );
  return positions.find((position) => position > at) ?? positions[0];
}

function MenuItem({ label, run, unavailable, onClose }: MenuAction & { readonly onClose: () => void }) {
  const id = useId();
  return (
    <EditorButton
      variant="plain"
      size="row"
      role="menuitem"
      tabIndex={-1}
      aria-label={label}
      {...(unavailable !== undefined && { 'aria-disabled': true, 'aria-describedby': id })}
      onClick={() => {
        if (unavailable !== undefined) return;
        // The action may move the focus, so it comes second.
        onClose();
        run();
      }}
    >
      {label}
      {unavailable !== undefined && <small id={id}>{unavailable}</small>}
    </EditorButton>
  );
}
