import { beforeAll, describe, expect, it } from 'vitest';
import { createTextEditor } from '../../create-text-editor.ts';

beforeAll(() => {
  // The simulated document has no layout.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});

/** The text after a paste at the `|` of the text. */
function paste(before: string, pasted: string): string {
  let html = before;
  const { editor } = createTextEditor({
    html: before.replace('|', '\u2021'),
    onChange: (next) => {
      html = next;
    },
    onPaste: () => undefined,
    onLink: () => undefined,
    toPath: (address) => address.replace('https://site.example', ''),
  });
  editor.mount(document.body.appendChild(document.createElement('div')));
  let at = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.text?.includes('\u2021')) at = position + node.text.indexOf('\u2021');
  });
  editor.commands.deleteRange({ from: at, to: at + 1 });
  editor.commands.setTextSelection(at);
  editor.view.pasteHTML(pasted);
  editor.destroy();
  return html;
}

const wordParagraphs =
  '<!--StartFragment--><p class=MsoNormal>one<o:p></o:p></p>\n<p class=MsoNormal>two<o:p></o:p></p><!--EndFragment-->';

describe('paragraphs that are pasted from Word [editor.text]', () => {
  it.each([
    ['at the end of a paragraph', '<p>soup|</p><p>rice</p>', '<p>soup</p><p>one</p><p>two</p><p>rice</p>'],
    ['at the start of a paragraph', '<p>|soup</p>', '<p>one</p><p>two</p><p>soup</p>'],
    ['at the end of a heading', '<h3>soup|</h3>', '<h3>soup</h3><p>one</p><p>two</p>'],
    [
      'at the end of an item of a list',
      '<ul><li>soup|</li><li>rice</li></ul>',
      '<ul><li><p>soup</p><p>one</p><p>two</p></li><li>rice</li></ul>',
    ],
    [
      'at the end of a quote',
      '<blockquote><p>soup|</p></blockquote>',
      '<blockquote><p>soup</p><p>one</p><p>two</p></blockquote>',
    ],
  ])('stay paragraphs of their own %s', (_, before, after) => {
    expect(paste(before, wordParagraphs)).toBe(after);
  });

  it('join the text around them in the middle of a paragraph', () => {
    expect(paste('<p>so|up</p>', wordParagraphs)).toBe('<p>soone</p><p>twoup</p>');
  });

  it('replace an empty paragraph', () => {
    expect(paste('<p>soup</p><p>|</p>', wordParagraphs)).toBe('<p>soup</p><p>one</p><p>two</p>');
  });

  it.each([
    ['a single paragraph', '<!--StartFragment--><p class=MsoNormal>one</p><!--EndFragment-->', '<p>soup</p><p>one</p>'],
    ['a heading', '<!--StartFragment--><h3>one</h3><!--EndFragment-->', '<p>soup</p><h3>one</h3>'],
    ['a list', '<ul><li>one</li><li>two</li></ul>', '<p>soup</p><ul><li>one</li><li>two</li></ul>'],
    [
      'a part of a paragraph',
      '<p class=MsoNormal><!--StartFragment--><b>one</b><!--EndFragment--></p>',
      '<p>soup<strong>one</strong></p>',
    ],
    ['a phrase', '<!--StartFragment--><span>one</span><!--EndFragment-->', '<p>soupone</p>'],
  ])('at the end of a paragraph, %s is what it was', (_, pasted, after) => {
    expect(paste('<p>soup|</p>', pasted)).toBe(after);
  });
});

it('a pasted link to the site has its path [editor.text]', () => {
  const link = '<p>our <a href="https://site.example/menu?a=1&amp;b=2">menu</a></p>';
  expect(paste('<p>|</p>', link)).toBe('<p>our <a href="/menu?a=1&amp;b=2">menu</a></p>');
});
