import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { findOccurrences } from './find-occurrences.ts';
import { replaceOccurrences } from './replace-occurrences.ts';

function replaceAll(html: string, text: string, replacement: string): string {
  const field = { value: html, format: 'html' as const };
  const occurrences = findOccurrences(field, { text, matchCase: true, wholeWords: false });
  return replaceOccurrences(field, occurrences, () => replacement);
}

describe('replacing a text that is partly bold, italic or linked', () => {
  it.each([
    ['takes no marks if it starts without', '<p>Our <b>laksa</b> bowl</p>', 'Our laksa', '<p>soup bowl</p>'],
    ['takes the marks of its start', '<p>Our <b>laksa</b> bowl</p>', 'laksa bowl', '<p>Our <b>soup</b></p>'],
    ['keeps the marks of what follows', '<p>Our <b>laksa bowl</b></p>', 'Our laksa', '<p>soup<b> bowl</b></p>'],
    ['keeps a link', '<a href="/m?a>b">la<i>ksa</i></a>!', 'laksa', '<a href="/m?a>b">soup</a>!'],
    ['crosses two marks', '<b>la</b><i class=x>ksa bowl</i>', 'laksa', '<b>soup</b><i class=x> bowl</i>'],
    ['drops marks within marks', '<b>a</b> la<b><i>ksa</i></b>', 'laksa', '<b>a</b> soup'],
    ['keeps a possible line break outside', '<b>la<wbr>ksa</b><wbr>', 'laksa', '<b>soup</b><wbr>'],
    [
      'counts a reference as its character',
      '<p>Fish&nbsp;&amp;<b>&#32;caf&eacute;</b>s</p>',
      'Fish & café',
      '<p>soups</p>',
    ],
  ])('%s [editor.find]', (_, html, text, expected) => {
    expect(replaceAll(html, text, 'soup')).toBe(expected);
  });

  it('drops marks that have no text left [editor.find]', () => {
    expect(replaceAll('<p>a <b><i>laksa</i></b> b</p>', 'laksa', '')).toBe('<p>a  b</p>');
    expect(replaceAll('<p>a <b>laksa</b><i> bowl</i></p>', 'laksa bo', '')).toBe('<p>a <i>wl</i></p>');
  });

  it('never creates a reference or a tag with the text beside it [editor.find]', () => {
    expect(replaceAll('Q&A', 'A', 'amp;')).toBe('Q&amp;amp;');
    expect(replaceAll('1<2 <b>x</b>', '2', 'b')).toBe('1&lt;b <b>x</b>');
    expect(replaceAll('&copy-2', '-', '')).toBe('©2');
  });

  it('takes no part of a reference that stands for several characters [editor.find]', () => {
    expect(replaceAll('&fjlig; fj', 'f', 'soup')).toBe('&fjlig; soupj');
  });
});

describe('deleting a word of a plain text', () => {
  it.each([
    ['Our terrace bar', 'Our bar'],
    ['Our new terrace', 'Our new'],
    ['terrace bar', 'bar'],
    ['By the terrace, terrace and river.', 'By the, and river.'],
    ['The river (terrace closed)\nterrace and bar', 'The river (closed)\nand bar'],
    ['terrace terrace', ''],
    ['terraces', 's'],
  ])('of “%s” leaves “%s” [editor.find]', (value, expected) => {
    const field = { value, format: 'text' as const };
    const occurrences = findOccurrences(field, { text: 'terrace', matchCase: true, wholeWords: false });
    expect(replaceOccurrences(field, occurrences, () => '')).toBe(expected);
  });
});

const piece = fc.constantFrom('a', 'b', 'B', ' ', '&amp;', '&nbsp;', '&eacute;', '&', '<1', '&lt;', '&#x1F35C;', ';');
const phrase = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
const inMark = (tag: string, name: string, inner: fc.Arbitrary<string>) =>
  inner.map((html) => `<${tag}>${html}</${name}>`);
const mixed = (marked: fc.Arbitrary<string>) =>
  fc.array(fc.oneof(phrase, marked), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const italic = inMark('i', 'i', phrase);
const line = mixed(fc.oneof(inMark('b', 'b', mixed(italic)), inMark('a href="/a>b"', 'a', mixed(italic))));
const anyHtml = fc.array(inMark('p', 'p', line), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('\n'));
const anyText = fc.constantFrom('a', 'ab', 'a b', 'b', '&', '& a', 'é', 'aé', '1', '🍜', '<1', 'amp');
const anyReplacement = fc.constantFrom('', 'x', 'amp;', 'b', 'a b', '<i>', '&', '#1;');

interface Character {
  readonly text: string;
  /** The marks of the character, the outermost first. */
  readonly marks: string;
}

function charactersOf(node: DefaultTreeAdapterTypes.Node, marks = ''): Character[] {
  if (node.nodeName === '#text' && 'value' in node) return [...node.value].map((text) => ({ text, marks }));
  if (!('childNodes' in node)) return [];
  const inside = node.nodeName === 'p' || node.nodeName.startsWith('#') ? marks : `${marks} ${node.nodeName}`;
  return node.childNodes.flatMap((child) => charactersOf(child, inside));
}

/** The characters of each block as a browser parses them. */
const parseBlocks = (html: string): Character[][] =>
  parseFragment(html).childNodes.flatMap((node) => (node.nodeName === 'p' ? [charactersOf(node)] : []));

const joinText = (characters: readonly Character[]): string => characters.map(({ text }) => text).join('');

function replaceCharacters(characters: readonly Character[], text: string, replacement: string): Character[] {
  const pattern = new RegExp(text.replaceAll(' ', '\\s+'), 'gu');
  const result: Character[] = [];
  let rest = characters;
  for (const part of joinText(characters)
    .split(new RegExp(`(${pattern.source})`, 'u'))
    .entries()) {
    const [nth, value] = part;
    const own = rest.slice(0, [...value].length);
    rest = rest.slice(own.length);
    const marks = own[0]?.marks ?? '';
    result.push(...(nth % 2 === 0 ? own : [...replacement].map((each) => ({ text: each, marks }))));
  }
  return result;
}

describe('any rich text', () => {
  it('shows the replacement in the marks of what it replaces, and all else as before [editor.find]', () => {
    fc.assert(
      fc.property(anyHtml, anyText, anyReplacement, (html, text, replacement) => {
        const expected = parseBlocks(html).map((block) => replaceCharacters(block, text, replacement));
        const result = replaceAll(html, text, replacement);
        expect(parseBlocks(result)).toEqual(expected);
        expect(result).not.toMatch(/<(\w+)[^>]*><\/(?!p)\1>/);
      }),
      { numRuns: process.env.TEST_QUICK ? 400 : 2000 },
    );
  });

  it('shows the same text after a text is replaced by itself [editor.find]', () => {
    fc.assert(
      fc.property(anyHtml, anyText, (html, text) => {
        const shown = (each: string) => parseBlocks(each).map((block) => joinText(block).replaceAll(/\s+/g, ' '));
        expect(shown(replaceAll(html, text, text))).toEqual(shown(html));
      }),
    );
  });
});
