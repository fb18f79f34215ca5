import { getSchema } from '@tiptap/core';
import { joinBackward } from '@tiptap/pm/commands';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { schemaExtensions } from '../document/extensions.ts';
import { parseDocument } from '../document/parse-document.ts';
import { writeDocument } from '../document/write-document.ts';
import { linkAt, removeLink, setLink } from '../link/link-commands.ts';
import { clearMarks, setBlock, toggleQuote } from './blocks.ts';
import { liftItem, liftItemAtStart, sinkItem, splitItem, toggleList } from './lists.ts';
import { normalizeTexts } from './normalize-texts.ts';
import type { Command } from './run-command.ts';
import { addColumn, addRow, insertTable, removeColumn, removeRow, removeTable } from './tables.ts';

const schema = getSchema(schemaExtensions);

/** A text whose selection is between two `|`, or a cursor at one. */
function stateOf(html: string): EditorState {
  const { doc } = parseDocument(html, schema);
  const state = EditorState.create({ doc });
  const marks: number[] = [];
  doc.descendants((node, position) => {
    for (const { index } of node.text?.matchAll(/\|/g) ?? []) marks.push(position + index);
  });
  const [from = 1, to] = marks;
  const tr = state.tr;
  for (const at of marks.toReversed()) tr.delete(at, at + 1);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, from, to === undefined ? from : to - 1)));
}

/** The HTML after a command, with what the editor makes of it; undefined if it does not apply. */
function run(html: string, command: Command): string | undefined {
  const state = stateOf(html);
  let next = state;
  const applies = command(state, (transaction) => {
    const changed = state.apply(transaction);
    const { tr } = changed;
    next = normalizeTexts(tr, state.doc) ? changed.apply(tr) : changed;
  });
  next.doc.check();
  return applies ? writeDocument(next.doc, new WeakMap()) : undefined;
}

describe('lists [editor.text]', () => {
  it('are made of the selected paragraphs, with their text directly in the items', () => {
    expect(run('<p>|a</p><p>b|</p><p>c</p>', toggleList('ul'))).toBe('<ul><li>a</li><li>b</li></ul><p>c</p>');
  });

  it('become paragraphs again', () => {
    expect(run('<ul><li>|a</li><li>b|</li></ul>', toggleList('ul'))).toBe('<p>a</p><p>b</p>');
  });

  it('change their kind', () => {
    expect(run('<ul><li>a|</li><li>b</li></ul>', toggleList('ol'))).toBe('<ol><li>a</li><li>b</li></ol>');
  });

  it('get another item at Enter, and end at an empty one', () => {
    expect(run('<ul><li>ab|cd</li></ul>', splitItem)).toBe('<ul><li>ab</li><li>cd</li></ul>');
    expect(run('<ul><li>a</li><li>|</li></ul>', splitItem)).toBe('<ul><li>a</li></ul><p></p>');
  });

  it('are indented and outdented', () => {
    expect(run('<ul><li>a</li><li>b|</li></ul>', sinkItem)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
    expect(run('<ul><li>a<ul><li>b|</li></ul></li></ul>', liftItem)).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(run('<ul><li>a|</li></ul>', sinkItem)).toBeUndefined();
  });

  it('end at Backspace before the text of an item, and nowhere else', () => {
    expect(run('<ul><li>a</li><li>|b</li></ul>', liftItemAtStart)).toBe('<ul><li>a</li></ul><p>b</p>');
    expect(run('<ul><li>a</li><li>b|</li></ul>', liftItemAtStart)).toBeUndefined();
    expect(run('<p>|a</p>', liftItemAtStart)).toBeUndefined();
  });
});

describe('blocks [editor.text]', () => {
  it('become headings and paragraphs', () => {
    expect(run('<p>a|</p>', setBlock('4'))).toBe('<h4>a</h4>');
    expect(run('<h2>a|</h2>', setBlock('p'))).toBe('<p>a</p>');
  });

  it('are quoted, and no longer', () => {
    expect(run('<p>|a</p><p>b|</p>', toggleQuote)).toBe('<blockquote><p>a</p><p>b</p></blockquote>');
    expect(run('<blockquote><p>a|</p><p>b</p></blockquote>', toggleQuote)).toBe(
      '<p>a</p><blockquote><p>b</p></blockquote>',
    );
  });

  it('stay as they are if only the first of them is quoted', () => {
    expect(run('<blockquote><p>a|</p></blockquote><p>b|</p>', toggleQuote)).toBeUndefined();
  });

  it('lose their marks on request', () => {
    expect(run('<p>|<strong>a <a href="/b">b</a></strong>|</p>', clearMarks)).toBe('<p>a b</p>');
    expect(run('<p>a|</p>', clearMarks)).toBeUndefined();
  });
});

describe('text without a paragraph [editor.text]', () => {
  const split: Command = ({ tr, selection }, dispatch) => {
    dispatch?.(tr.split(selection.from));
    return true;
  };

  it('becomes paragraphs when it is split in a cell, so that it does not run together', () => {
    const row = (cell: string) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`;
    expect(run(row('ab|cd'), split)).toBe(row('<p>ab</p><p>cd</p>'));
  });

  it('is what a paragraph becomes that joins a list of such texts', () => {
    const join: Command = (state, dispatch) => joinBackward(state, dispatch);
    expect(run('<ul><li>a</li></ul><p>|b</p>', join)).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(run('<ul><li><p>a</p></li></ul><p>|b</p>', join)).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  });

  it('stays as it is in the cells and items that nobody changes', () => {
    expect(run('<ul><li>x</li></ul><p>a|</p>', setBlock('2'))).toBe('<ul><li>x</li></ul><h2>a</h2>');
  });
});

describe('tables [editor.text]', () => {
  const table =
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr><tr><td>c</td></tr></tbody></table>';
  const at = (text: string): string => table.replace(`>${text}<`, `>${text}|<`);

  it('are inserted with a row of heads', () => {
    expect(run('<p>a</p><p>|</p>', insertTable)).toMatch(
      /^<p>a<\/p>(<p><\/p>)?<table><thead><tr>(<th scope="col"><\/th>){2}<\/tr><\/thead><tbody>(<tr>(<td><\/td>){2}<\/tr>){2}<\/tbody><\/table>/,
    );
  });

  it('get a row below the current one, below the heads in the next part', () => {
    expect(run(at('b'), addRow)).toBe(table.replace('<tr><td>c', '<tr><td></td></tr><tr><td>c'));
    expect(run(at('a'), addRow)).toBe(table.replace('<tr><td>b', '<tr><td></td></tr><tr><td>b'));
  });

  it('lose a row, but not the last of a part', () => {
    expect(run(at('b'), removeRow)).toBe(table.replace('<tr><td>b</td></tr>', ''));
    expect(run(at('a'), removeRow)).toBeUndefined();
  });

  it('get a column after the current one, with a head, and lose it again', () => {
    const wider = table.replace('a</th>', 'a</th><th scope="col"></th>').replaceAll('</td>', '</td><td></td>');
    expect(run(at('c'), addColumn)).toBe(wider);
    expect(run(wider.replace('>c<', '>c|<').replaceAll('<td></td>', '<td>x</td>'), removeColumn)).toBe(
      table.replace('<th scope="col">a', '<th scope="col">').replace('>b<', '>x<').replace('>c<', '>x<'),
    );
    expect(run(at('b'), removeColumn)).toBeUndefined();
  });

  it('with cells across several columns keep their rows and columns', () => {
    const spanning = at('b').replace('<td>c', '<td colspan="2">c');
    for (const command of [addRow, removeRow, addColumn, removeColumn]) expect(run(spanning, command)).toBeUndefined();
  });

  it('are removed', () => {
    expect(run(`<p>x</p>${at('b')}`, removeTable)).toBe('<p>x</p>');
    expect(run('<p>x|</p>', removeTable)).toBeUndefined();
  });
});

describe('links [editor.text]', () => {
  it('are set on the selected text', () => {
    expect(run('<p>a |b|</p>', setLink('/c', 'C'))).toBe('<p>a <a href="/c">b</a></p>');
  });

  it('are inserted with their name where nothing is selected', () => {
    expect(run('<p>a |</p>', setLink('/c', 'C'))).toBe('<p>a <a href="/c">C</a></p>');
  });

  it('are changed as a whole', () => {
    const html = '<p>a <a href="/b">b <strong>c|</strong></a></p>';
    expect(linkAt(stateOf(html))?.href).toBe('/b');
    expect(run(html, setLink('/d', 'D'))).toBe('<p>a <a href="/d">b <strong>c</strong></a></p>');
    expect(run(html, removeLink)).toBe('<p>a b <strong>c</strong></p>');
  });

  it('are none where there is none', () => {
    expect(linkAt(stateOf('<p>a|</p>'))).toBeUndefined();
    expect(run('<p>a|</p>', removeLink)).toBeUndefined();
  });
});
