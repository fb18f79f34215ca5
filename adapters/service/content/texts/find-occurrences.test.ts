import { describe, expect, it } from 'vitest';
import { findOccurrences } from './find-occurrences.ts';
import { replaceOccurrences } from './replace-occurrences.ts';
import type { TextField } from './text-fields.ts';

const search = { matchCase: false, wholeWords: false };

function replaced(
  value: string,
  text: string,
  format: TextField['format'] = 'html',
  more: Partial<typeof search> = {},
) {
  const field = { value, format };
  return replaceOccurrences(field, findOccurrences(field, { text, ...search, ...more }), () => '*');
}

describe('a text that is found in rich text', () => {
  it.each([
    ['<p class="menu"><a href="/menu">Menu</a></p>', 'menu', '<p class="menu"><a href="/menu">*</a></p>'],
    ['<p>Fish &amp; chips, amp</p>', 'amp', '<p>Fish &amp; chips, *</p>'],
    ['<p>Fish &amp;\n chips</p>', 'fish & chips', '<p>*</p>'],
    ['<p>Q&amp;A (a.b)</p>', '(a.b)', '<p>Q&amp;A *</p>'],
    ['<p>one</p><p>two</p>', 'one two', '<p>one</p><p>two</p>'],
    ['<p>1 < 2 menus <b>today</b></p>', 'menus', '<p>1 < 2 * <b>today</b></p>'],
  ])('is never part of the markup: in %s, %j gives %s [editor.find]', (html, text, result) => {
    expect(replaced(html, text)).toBe(result);
  });

  it('is a whole word if no letter follows, also behind a tag [editor.find]', () => {
    const html = '<p>terrace <b>terrace</b>s</p><p>terrace</p><p>s</p>';
    expect(replaced(html, 'terrace', 'html', { wholeWords: true })).toBe('<p>* <b>terrace</b>s</p><p>*</p><p>s</p>');
  });
});

describe('a text that is found in plain text', () => {
  it('is taken literally, with any spaces between its words [editor.find]', () => {
    expect(replaced('a.c abc <b> a.c', 'A.C', 'text')).toBe('* abc <b> *');
    expect(replaced('Sunday  lunch', 'sunday lunch', 'text')).toBe('*');
  });

  it('has the same case on request, and nothing is found without a text [editor.find]', () => {
    expect(replaced('Thai thai', 'thai', 'text', { matchCase: true })).toBe('Thai *');
    expect(replaced('Thai', ' ', 'text')).toBe('Thai');
  });
});
