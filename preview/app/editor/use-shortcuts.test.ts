import { expect, it } from 'vitest';
import { hasOwnUndo } from './use-shortcuts.ts';

const element = (localName: string, attributes: Readonly<Record<string, string>> = {}) => ({
  localName,
  getAttribute: (name: string) => attributes[name] ?? null,
});

it.each([
  ['a text field', element('input'), true],
  ['a search field', element('input', { type: 'search' }), true],
  ['a day', element('input', { type: 'date' }), true],
  ['text in several lines', element('textarea'), true],
  ['a rich text, which has the undo of the page', element('div', { contenteditable: 'true' }), false],
  ['a checkbox', element('input', { type: 'checkbox' }), false],
  ['a colour', element('input', { type: 'color' }), false],
  ['a choice', element('select'), false],
  ['a button', element('button'), false],
])('whether the browser’s own undo works in %s [editor.undo]', (_, focused, expected) => {
  expect(hasOwnUndo(focused)).toBe(expected);
});
