import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { schemaExtensions } from '../document/extensions.ts';
import { parseDocument } from '../document/parse-document.ts';
import { writeDocument } from '../document/write-document.ts';
import { moreActions } from '../more-actions.ts';

const schema = getSchema(schemaExtensions);

/** The menu for a text, with the letters of `selected` selected, and what an action makes of the text. */
function menuOf(html: string, selected: string) {
  const { doc } = parseDocument(html, schema);
  let from = 1;
  doc.descendants((node, position) => {
    const at = node.text?.indexOf(selected) ?? -1;
    if (at >= 0) from = position + at;
  });
  const initial = EditorState.create({ doc });
  const selection = TextSelection.create(doc, from, from + selected.length);
  let state = initial.apply(initial.tr.setSelection(selection));
  const actions = moreActions(state, (command) => {
    command(state, (transaction) => {
      state = state.apply(transaction);
    });
  });
  return {
    labels: actions.map(({ label }) => label),
    unavailable: Object.fromEntries(
      actions.flatMap((each) => (each.unavailable ? [[each.label, each.unavailable]] : [])),
    ),
    run: (label: string): string => {
      actions.find((action) => action.label === label)?.run();
      return writeDocument(state.doc, new WeakMap());
    },
  };
}
const always = ['Small print', 'Superscript', 'Subscript', 'Abbreviation', 'Clear formatting', 'Line break', 'Divider'];
const listActions = ['Indent item', 'Outdent item'];
const tableActions = ['Add row below', 'Remove row', 'Add column after', 'Remove column', 'Remove table'];
const table = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';

describe('the menu “More formatting” [editor.text]', () => {
  it('has the actions of the place of the cursor: none, a list, or a table', () => {
    expect(menuOf('<p>laksa</p>', 'laksa').labels).toEqual([...always, 'Table']);
    expect(menuOf('<ul><li>laksa</li></ul>', 'laksa').labels).toEqual([...listActions, ...always, 'Table']);
    expect(menuOf(table, 'a').labels).toEqual([...tableActions, ...always]);
  });

  it('says why an action is not available', () => {
    expect(menuOf('<p>laksa</p>', 'laksa').unavailable).toEqual({});
    expect(menuOf('<p>laksa</p>', '').unavailable).toEqual({ 'Clear formatting': 'Select the text first.' });
    expect(menuOf('<ul><li>laksa</li></ul>', 'laksa').unavailable).toEqual({
      'Indent item': 'The first item cannot be indented.',
    });
    expect(menuOf('<table><tbody><tr><td>a</td></tr></tbody></table>', 'a').unavailable).toEqual({
      'Remove row': 'This is the only row of its part, or the table has cells across several rows.',
      'Remove column': 'This is the only column, or the table has cells across several columns.',
    });
  });

  it.each([
    ['Indent item', '<ul><li>a</li><li>b</li></ul>', 'b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['Outdent item', '<ul><li>a<ul><li>b</li></ul></li></ul>', 'b', '<ul><li>a</li><li>b</li></ul>'],
    ['Remove row', table, 'a', '<table><tbody><tr><td>c</td><td>d</td></tr></tbody></table>'],
    ['Remove column', table, 'a', '<table><tbody><tr><td>b</td></tr><tr><td>d</td></tr></tbody></table>'],
    ['Small print', '<p>laksa</p>', 'laksa', '<p><small>laksa</small></p>'],
    ['Remove small print', '<p><small>laksa</small></p>', 'laksa', '<p>laksa</p>'],
    ['Clear formatting', '<p><strong><em>laksa</em></strong></p>', 'laksa', '<p>laksa</p>'],
    ['Line break', '<p>ab</p>', 'b', '<p>a<br></p>'],
  ])('has “%s”, which makes of %s with “%s” selected %s', (label, html, selected, result) => {
    expect(menuOf(html, selected).run(label)).toBe(result);
  });

  it.each([
    ['Divider', '<p>ab</p>', /<hr>/],
    ['Table', '<p>ab</p>', /<table>/],
    ['Remove table', table, /^(?!.*<table>)/],
    ['Add row below', table, /(<tr>.*){3}/],
    ['Add column after', table, /(<td>.*){6}/],
  ])('has “%s”, which makes of %s something like %s', (label, html, result) => {
    expect(menuOf(html, 'a').run(label)).toMatch(result);
  });
});
