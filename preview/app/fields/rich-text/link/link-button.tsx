import type { Editor } from '@tiptap/core';
import { type Ref, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { runCommand } from '../commands/run-command.ts';
import { showSelection } from '../commands/visible-selection.ts';
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
    editor.view.focus();
  };
  // The browser focuses the form as it opens, so that the next key is for it.
  const renderForm = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') flushSync(() => setHref(linkAt(editor.state)?.href ?? ''));
  };
  const toggle = ({ newState }: ToggleEvent): void => {
    const isOpen = newState === 'open';
    if (!isOpen) setHref(undefined);
    runCommand(editor, showSelection(isOpen));
    // Closed with Escape, and not by a click on something else.
    if (!isOpen && (document.activeElement === document.body || isPartOf(panel.current?.parentElement)))
      editor.view.focus();
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
      <div id={id} ref={panel} popover="auto" className="menu-panel" onBeforeToggle={renderForm} onToggle={toggle}>
        {href !== undefined && <LinkForm href={href} onSet={set} onRemove={remove} />}
      </div>
    </div>
  );
}

const isPartOf = (parent: Element | null | undefined): boolean => parent?.contains(document.activeElement) ?? false;
