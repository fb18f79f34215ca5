import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type Ref, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { runCommand } from '../commands/run-command.ts';
import { restoreSelection, showSelection } from '../commands/visible-selection.ts';
import { linkIcon } from '../toolbar-icons.tsx';
import type { LinkChoice } from './link-choices.ts';
import { linkAt, removeLink, setLink } from './link-commands.ts';
import { LinkForm } from './link-form.tsx';
import { addRecentLink } from './recent-links.ts';

interface LinkButtonProps {
  readonly editor: Editor;
  readonly isPressed: boolean;
  /** For the shortcut, which presses the button. */
  readonly button: Ref<HTMLButtonElement>;
}

/** The button for links, with its popover. */
export function LinkButton({ editor, isPressed, button }: LinkButtonProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  /** The address at the cursor when the popover opened; undefined while it is closed. */
  const [href, setHref] = useState<string>();
  const close = (): void => {
    panel.current?.hidePopover();
    runCommand(editor, restoreSelection);
    editor.view.focus();
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  // The browser focuses the form as it opens, so that the next key is for it.
  const renderForm = ({ newState }: ToggleEvent): void => {
    if (newState !== 'open') return;
    runCommand(editor, showSelection(true));
    flushSync(() => setHref(linkAt(editor.state)?.href ?? ''));
  };
  const removeForm = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') return;
    setHref(undefined);
    runCommand(editor, showSelection(false));
  };
  const set = (link: LinkChoice): void => {
    runCommand(editor, setLink(link.href, link.name));
    addRecentLink(link.href);
    close();
  };
  const remove = (): void => {
    runCommand(editor, removeLink);
    close();
  };
  return (
    <div className="menu">
      <EditorButton
        ref={button}
        popoverTarget={id}
        aria-label="Link"
        aria-pressed={isPressed}
        aria-expanded={href !== undefined}
        title="Link (Ctrl+K)"
        onMouseDown={(event) => event.preventDefault()}
      >
        {linkIcon}
      </EditorButton>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className="menu-panel link-panel"
        role="dialog"
        aria-label="Link"
        tabIndex={-1}
        onBeforeToggle={renderForm}
        onToggle={removeForm}
        onKeyDown={closeOnEscape}
      >
        {href !== undefined && <LinkForm href={href} onSet={set} onRemove={remove} />}
      </div>
    </div>
  );
}
