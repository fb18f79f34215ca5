import type { EditorState } from '@tiptap/pm/state';
import type { MenuAction } from '../../ui/menu.tsx';
import { clearMarks, hasMark, insert, toggle } from './commands/blocks.ts';
import { isInList, liftItem, sinkItem } from './commands/lists.ts';
import type { Command } from './commands/run-command.ts';
import { addColumn, addRow, insertTable, isInTable, removeColumn, removeRow, removeTable } from './commands/tables.ts';

const marks = [
  ['small', 'Small print'],
  ['sup', 'Superscript'],
  ['sub', 'Subscript'],
  ['abbr', 'Abbreviation'],
] as const;

const listCommands: readonly (readonly [label: string, command: Command, reason: string])[] = [
  ['Indent item', sinkItem, 'The first item cannot be indented.'],
  ['Outdent item', liftItem, 'This item cannot be outdented.'],
];

const irregular = 'This table has cells across several rows or columns. Edit it as HTML.';
const tableCommands: readonly (readonly [label: string, command: Command, reason: string])[] = [
  ['Add row below', addRow, irregular],
  ['Remove row', removeRow, 'This is the only row of its part, or the table has cells across several rows.'],
  ['Add column after', addColumn, irregular],
  ['Remove column', removeColumn, 'This is the only column, or the table has cells across several columns.'],
  ['Remove table', removeTable, ''],
];

/** The less common actions, and those for the list or table at the cursor. */
export function moreActions(state: EditorState, run: (command: Command) => void): MenuAction[] {
  const place = [...(isInList(state) ? listCommands : []), ...(isInTable(state) ? tableCommands : [])];
  return [
    ...place.map(([label, command, reason]) => ({
      label,
      run: () => run(command),
      unavailable: command(state) ? undefined : reason,
    })),
    ...marks.map(([name, label]) => ({
      label: hasMark(state, name) ? `Remove ${label.toLowerCase()}` : label,
      run: () => run(toggle(name)),
    })),
    {
      label: 'Clear formatting',
      run: () => run(clearMarks),
      unavailable: clearMarks(state) ? undefined : 'Select the text first.',
    },
    { label: 'Line break', run: () => run(insert('br')) },
    { label: 'Divider', run: () => run(insert('hr')) },
    ...(isInTable(state) ? [] : [{ label: 'Table', run: () => run(insertTable) }]),
  ];
}
