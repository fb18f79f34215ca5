import { Extension } from '@tiptap/core';
import { allowedLevels } from '#renderer/rich-text/allowed-elements.ts';
import { clearMarks, insert, setBlock, toggle, toggleQuote } from './blocks.ts';
import { liftItem, liftItemAtStart, sinkItem, splitItem, toggleList } from './lists.ts';
import { type Command, runCommand } from './run-command.ts';

/** Keys whose change is part of the typing. */
const typingKeys: Readonly<Record<string, Command>> = {
  Enter: (state, dispatch) => state.selection.$from.parent.type.name === 'caption' || splitItem(state, dispatch),
  'Shift-Enter': insert('br'),
  Backspace: liftItemAtStart,
};

const commandKeys: Readonly<Record<string, Command>> = {
  'Mod-b': toggle('strong'),
  'Mod-i': toggle('em'),
  'Mod-.': toggle('sup'),
  'Mod-,': toggle('sub'),
  'Mod-\\': clearMarks,
  'Mod-Shift-7': toggleList('ol'),
  'Mod-Shift-8': toggleList('ul'),
  'Mod-Shift-9': toggleQuote,
  'Mod-]': sinkItem,
  'Mod-[': liftItem,
  'Mod-Alt-0': setBlock('p'),
  ...Object.fromEntries(allowedLevels.map((level) => [`Mod-Alt-${level}`, setBlock(String(level))])),
};

/**
 * The page has the only history. The keys are kept from the browser, whose own undo does not know the document, and
 * reach the app (`useShortcuts`); the text then follows the page.
 */
const historyKeys = ['Mod-z', 'Mod-Shift-z', 'Mod-y'];

const isHistoryInput = (event: Event): boolean => event instanceof InputEvent && event.inputType.startsWith('history');

/** The keys of the editor. */
export const createShortcuts = (openLink: () => void) =>
  Extension.create({
    name: 'shortcuts',
    // Before the editor's defaults.
    priority: 200,
    addKeyboardShortcuts() {
      const { editor } = this;
      const dispatch = (transaction: Parameters<typeof editor.view.dispatch>[0]): void =>
        editor.view.dispatch(transaction);
      const run = (command: Command) => () => runCommand(editor, command);
      const entries = [
        ...Object.entries(typingKeys).map(([key, command]) => [key, () => command(editor.state, dispatch)] as const),
        ...Object.entries(commandKeys).map(([key, command]) => [key, run(command)] as const),
        ...historyKeys.map((key) => [key, () => true] as const),
      ];
      return {
        ...Object.fromEntries(entries),
        'Mod-k': () => {
          openLink();
          return true;
        },
      };
    },
  });

/** Undo from a menu of the browser. */
export function preventOwnUndo(event: Event): boolean {
  if (!isHistoryInput(event)) return false;
  event.preventDefault();
  return true;
}
