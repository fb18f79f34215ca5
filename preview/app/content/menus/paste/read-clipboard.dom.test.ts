import { describe, expect, it } from 'vitest';
import { hasMergedCells, readClipboard } from './read-clipboard.ts';

describe('the clipboard', () => {
  it('has the cells of a table, as Excel and Google Sheets write it [editor.menus]', () => {
    const html = `<html><body><!--StartFragment--><table><tr><td colspan="2">Two&nbsp;wide</td><td>c</td></tr>
      <tr><td rowspan="2">Two<br>lines</td><td><span> x </span></td><td></td></tr><tr><td>y</td><td>z</td></tr></table></body></html>`;
    expect(readClipboard({ html, text: 'other' })).toEqual([
      ['Two wide', '', 'c'],
      ['Two\nlines', 'x', ''],
      ['', 'y', 'z'],
    ]);
  });

  it.each([
    ['<td colspan="2">a</td>', true],
    ["<td class='x' rowspan='3'>a</td>", true],
    ['<TH COLSPAN=12>a</TH>', true],
    ['<td colspan="1" rowspan="1">a</td>', false],
    ['<td>colspan="2"</td>', false],
  ])('of %s has merged cells: %s [editor.menus]', (html, isMerged) => {
    expect(hasMergedCells(`<table><tr>${html}</tr></table>`)).toBe(isMerged);
  });

  it('has tab-separated text otherwise, without the empty line at its end [editor.menus]', () => {
    expect(readClipboard({ html: '<p>a</p>', text: 'a\t"b\nc"\r\n\r\n' })).toEqual([['a', 'b\nc']]);
    expect(readClipboard({ html: '', text: 'one' })).toEqual([['one']]);
  });
});
