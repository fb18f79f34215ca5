import { describe, expect, it } from 'vitest';
import { readClipboard } from './read-clipboard.ts';

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

  it('has tab-separated text otherwise, without the empty line at its end [editor.menus]', () => {
    expect(readClipboard({ html: '<p>a</p>', text: 'a\t"b\nc"\r\n\r\n' })).toEqual([['a', 'b\nc']]);
    expect(readClipboard({ html: '', text: 'one' })).toEqual([['one']]);
  });
});
