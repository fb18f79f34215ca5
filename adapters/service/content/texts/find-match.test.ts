import { describe, expect, it } from 'vitest';
import { findMatch } from './find-match.ts';
import { searchWords } from './match-words.ts';
import { textsOfPage } from './text-fields.ts';

const pageOf = (...tiles: readonly object[]) => ({ id: 'guide', title: 'A guide', tiles });
const text = (heading: string, body: string) => ({ type: 'text', key: 'one', heading, body });
const shown = (content: unknown, ...words: string[]) => {
  const match = findMatch(textsOfPage(content), searchWords(words.join(' ')));
  return (
    match && [
      match.tile,
      match.field,
      match.parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join(''),
    ]
  );
};

describe('where a page has the words of a search', () => {
  it('is the tile and field, with each word marked as it is written [editor.find]', () => {
    const page = pageOf(text('Noodles', '<p>A <b>bowl</b> of phở &amp; Laksa, and laksa again.</p>'));
    expect(shown(page, 'laksa', 'pho')).toEqual(['Text', 'Text', 'A bowl of [phở] & [Laksa], and [laksa] again.']);
  });

  it('is the field with the most of them, and the first one of equal ones [editor.find]', () => {
    const page = pageOf(text('Laksa', '<p>Laksa by the river</p>'));
    expect(shown(page, 'laksa', 'river')).toEqual(['Text', 'Text', '[Laksa] by the [river]']);
    expect(shown(page, 'laksa')).toEqual(['Text', 'Heading', '[Laksa]']);
  });

  it.each([
    ['chef’s', "chef's"],
    ["chef's", 'chef’s'],
    ['“Laksa”', '"laksa"'],
    ['"Laksa"', '“laksa”'],
  ])('is a text with %s for a search for %s, marked as it is written [editor.find]', (written, search) => {
    const page = pageOf(text('Noodles', `<p>Phở: the ${written} choice</p>`));
    expect(shown(page, search)).toEqual(['Text', 'Text', `Phở: the [${written}] choice`]);
  });

  it('is a short part of a long text, cut between words before it [editor.find]', () => {
    const page = pageOf(text('Noodles', `<p>${'before '.repeat(20)}laksa ${'after '.repeat(40)}</p>`));
    const [, , part] = shown(page, 'laksa') ?? [];
    expect(part).toMatch(/^…(before ){3,5}\[laksa\] (after ){10,16}.*…$/);
    expect(part?.length).toBeLessThan(160);
  });

  it('marks words that overlap once [editor.find]', () => {
    expect(shown(pageOf(text('Laksa', '<p>x</p>')), 'laks', 'aksa')).toEqual(['Text', 'Heading', '[Laks][a]']);
  });

  it('is the field that has them best, and no part of a word if they are short [editor.find]', () => {
    const page = pageOf(text('Telephone', '<p>Phone for <b>phở</b></p>'));
    expect(shown(page, 'pho')).toEqual(['Text', 'Text', '[Pho]ne for [phở]']);
    expect(shown(page, 'phone')).toEqual(['Text', 'Text', '[Phone] for phở']);
    expect(shown(pageOf(text('Telephone', '<p>x</p>')), 'pho')).toBeUndefined();
    expect(shown(pageOf(text('Telephone', '<p>x</p>')), 'phone')).toEqual(['Text', 'Heading', 'Tele[phone]']);
  });

  it('has no tile for a text of the page itself, and is none without the words [editor.find]', () => {
    expect(shown(pageOf(), 'guide')).toEqual([undefined, 'Title', 'A [guide]']);
    expect(shown(pageOf(text('Noodles', '<p>x</p>')), 'laksa')).toBeUndefined();
  });
});
