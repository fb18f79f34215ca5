import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { type ReactNode, type Ref, useRef } from 'react';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { allowedLevels } from '#renderer/rich-text/allowed-elements.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { moreIcon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { blockAt, hasMark, isWithin, setBlock, toggle, toggleQuote } from './commands/blocks.ts';
import { toggleList } from './commands/lists.ts';
import { type Command, runCommand } from './commands/run-command.ts';
import { LinkButton } from './link/link-button.tsx';
import { moreActions } from './more-actions.ts';
import { bulletedListIcon, numberedListIcon, quoteIcon } from './toolbar-icons.tsx';
import { useEditorState } from './use-editor-state.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface TextButton {
  readonly name: string;
  readonly keys: string;
  readonly face: ReactNode;
  readonly isOn: (state: EditorState) => boolean;
  readonly command: Command;
}

const markButtons: readonly TextButton[] = [
  {
    name: 'Bold',
    keys: 'Ctrl+B',
    face: <b>B</b>,
    isOn: (state) => hasMark(state, 'strong'),
    command: toggle('strong'),
  },
  { name: 'Italic', keys: 'Ctrl+I', face: <i>I</i>, isOn: (state) => hasMark(state, 'em'), command: toggle('em') },
];

const blockButtons: readonly TextButton[] = [
  {
    name: 'Bulleted list',
    keys: 'Ctrl+Shift+8',
    face: bulletedListIcon,
    isOn: (state) => isWithin(state, 'ul'),
    command: toggleList('ul'),
  },
  {
    name: 'Numbered list',
    keys: 'Ctrl+Shift+7',
    face: numberedListIcon,
    isOn: (state) => isWithin(state, 'ol'),
    command: toggleList('ol'),
  },
  {
    name: 'Quote',
    keys: 'Ctrl+Shift+9',
    face: quoteIcon,
    isOn: (state) => isWithin(state, 'blockquote'),
    command: toggleQuote,
  },
];

interface ToolbarProps {
  readonly editor: Editor;
  /** The id of the text. */
  readonly textId: string;
  readonly linkButton: Ref<HTMLButtonElement>;
}

/** What an editor can do with a text: exactly what visitors see. The arrow keys move between the buttons. */
export function Toolbar({ editor, textId, linkButton }: ToolbarProps) {
  const state = useEditorState(editor);
  const toolbar = useRef<HTMLDivElement>(null);
  const moveFocus = useRovingFocus(toolbar);
  const run = (command: Command): void => {
    runCommand(editor, command);
    editor.view.focus();
  };
  const render = ({ name, keys, face, isOn, command }: TextButton) => (
    <EditorButton
      key={name}
      aria-label={name}
      aria-pressed={isOn(state)}
      title={`${name} (${keys})`}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(command)}
    >
      {face}
    </EditorButton>
  );
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      aria-controls={textId}
      className="text-toolbar"
      onKeyDown={moveFocus}
    >
      <Select
        isSmall
        aria-label="Paragraph or heading"
        value={blockAt(state)}
        onChange={({ target }) => runCommand(editor, setBlock(target.value))}
      >
        <option value="p">Paragraph</option>
        {allowedLevels.map((level) => (
          <option key={level} value={level}>{`Heading ${level}`}</option>
        ))}
      </Select>
      {markButtons.map(render)}
      <LinkButton editor={editor} isPressed={hasMark(state, 'a')} button={linkButton} />
      {blockButtons.map(render)}
      <Menu label="More formatting" face={moreIcon} actions={moreActions(state, run)} />
    </div>
  );
}
