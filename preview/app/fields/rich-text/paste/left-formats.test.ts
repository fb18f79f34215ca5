import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { describePaste } from './describe-paste.ts';

const leftOut = (html: string): string => describePaste(cleanPastedHtml(html).left).replace('Pasted. Left out: ', '');

describe('the formats that a paste leaves out [editor.text]', () => {
  it.each([
    ['<p>Hot <u>soup</u></p>', 'underlining.'],
    ['<p style="text-decoration: underline">a</p>', 'underlining.'],
    ['<p>Now <s>£9</s> £8</p>', 'strikethrough.'],
    ['<span style="text-decoration-line:line-through">a</span>', 'strikethrough.'],
    ['<del>a</del>', 'strikethrough.'],
    ['<font color="Teal">a</font>', 'colours.'],
    ['<p style="color:#c00">a</p>', 'colours.'],
    ['<mark>a</mark>', 'colours.'],
    ['<p>Small text <span style="font-size:20pt">A</span></p>', 'text sizes.'],
    ['<p style="font-size:11pt">Small text <span style="font-size:14pt">A</span></p>', 'text sizes.'],
    ['<p>Small text <span style="font-size:150%">A</span> <small>B</small></p>', 'text sizes.'],
    ['<p>Small text <font size="6">A</font></p>', 'text sizes.'],
    ['<p style="font-family:Arial,sans-serif">Text <span style="font-family:Georgia">A</span></p>', 'fonts.'],
    ['<p>Type <code>npm</code></p>', 'fonts.'],
    ['<p align=center>a</p>', 'alignment.'],
    ['<p style="text-align:justify">a</p>', 'alignment.'],
    ['<center>a</center>', 'alignment.'],
    ['<p class=MsoNormal style="margin-left:36.0pt">a</p>', 'indents.'],
    ['<p style="text-indent:1cm">a</p>', 'indents.'],
    ['<span style="font-variant:small-caps">a</span>', 'capitals.'],
    ['<p style="text-transform:uppercase">a</p>', 'capitals.'],
  ])('names that of %s', (html, message) => {
    expect(leftOut(html)).toBe(message);
  });

  it.each([
    '<p style="color:windowtext">a</p>',
    '<p style="color:#222">a</p>',
    '<a href="/a" style="color:#15c">a</a>',
    '<a href="/a" style="text-decoration:none"><span style="text-decoration:underline"><u>a</u></span></a>',
    '<p style="background:lightgray">a</p>',
    '<p style="line-height:1.38;margin:0;text-align:left;text-decoration:none;font-variant:normal">a</p>',
    '<p style="mso-fareast-language:EN-US;mso-bidi-font-size:20pt">a</p>',
    '<p style="font-size:11pt;font-family:Arial">a <b style="font-size:11.0pt;font-family:Arial,sans-serif">b</b></p>',
    '<p>a <span style="font-size:11pt">b</span></p>',
    '<h2 style="font-size:26pt">a</h2><p style="font-size:11pt">b</p>',
    '<p>a <span style="font-size:6pt;vertical-align:super">1</span></p>',
    '<p style="font-family:Arial">a <span style="font-family:\'Segoe UI Emoji\'">😀</span></p>',
    '<p class=MsoListParagraph style="margin-left:72.0pt">a</p>',
    '<ul><li><p style="margin-left:36pt">a</p></li></ul>',
    '<p><u style="color:red;font-size:40pt"><o:p>&nbsp;</o:p></u>a</p>',
  ])('does not name what programs write on all text, as in %s', (html) => {
    expect(leftOut(html)).toBe('');
  });

  it('compares sizes with those of Word’s ordinary paragraphs', () => {
    const word = (size: string) =>
      `<style>p.MsoNormal, li.MsoNormal {margin:0cm; font-size:20.0pt; font-family:"Arial",sans-serif;}</style>` +
      `<p class=MsoNormal><span style='font-size:${size}'>All of the text</span></p>`;
    expect([leftOut(word('20.0pt')), leftOut(word('12.0pt'))]).toEqual(['', 'text sizes.']);
  });

  it('names a table alone, and not how its cells are aligned', () => {
    const table = '<table><tr><td align=right>a</td><td style="text-align:center">b</td></tr></table>';
    expect(leftOut(`<div align=center>${table}</div>`)).toBe('1 table (its text is kept).');
  });

  it('names several in one order', () => {
    expect(leftOut('<p align=right><s>a</s> <u>b</u></p>')).toBe('underlining, strikethrough, alignment.');
  });
});
