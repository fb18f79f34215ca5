import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { allowedElements } from '#renderer/rich-text/allowed-elements.ts';
import { parseRichText } from '#renderer/rich-text/parse-rich-text.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { anyDocument } from './any-document.ts';
import { describeUnknown } from './describe-unknown.ts';
import { schemaExtensions } from './extensions.ts';
import { meaningOf } from './meaning.ts';
import { parseDocument, setSources } from './parse-document.ts';
import { type Sources, writeDocument } from './write-document.ts';

const schema = getSchema(schemaExtensions);

/** An opened text, and what is written of it. */
function open(html: string): { readonly doc: Node; readonly sources: Sources } {
  const { doc, sources } = parseDocument(html, schema);
  const stored: Sources = new WeakMap();
  setSources(stored, doc, sources);
  return { doc, sources: stored };
}

const untouched = (html: string): string => {
  const { doc, sources } = open(html);
  return writeDocument(doc, sources);
};

/** Written again from the document alone, as if somebody had changed every paragraph. */
const rewritten = (html: string): string => writeDocument(open(html).doc, new WeakMap());

const meaning = (html: string): string => meaningOf(parseRichText(html).nodes);

/** The text with `!` typed at the end of its first paragraph. */
function typeInFirst(html: string): string {
  const { doc, sources } = open(html);
  const [first, ...rest] = doc.children;
  const typed = first?.copy(first.content.append(schema.node('p', null, schema.text('!')).content));
  return writeDocument(doc.copy(schema.node('doc', null, typed ? [typed, ...rest] : rest).content), sources);
}

describe('the schema of the editor [editor.text]', () => {
  it('has every element that the renderer allows, with its attributes', () => {
    const types = { ...schema.nodes, ...schema.marks };
    for (const [name, attributes] of Object.entries(allowedElements)) {
      const type = types[name];
      expect(type?.name).toBe(name);
      expect(Object.keys(type?.spec.attrs ?? {})).toEqual(
        expect.arrayContaining([...Object.values(attributes), 'extra']),
      );
    }
  });

  it('has nothing else but text and what keeps unknown markup', () => {
    const own = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)];
    expect(own.filter((name) => !Object.hasOwn(allowedElements, name))).toEqual([
      'doc',
      'text',
      'line',
      'wrapper',
      'markupBlock',
      'markup',
      'unknown',
    ]);
  });
});

/** Every text with markup within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /<\/\w+>/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the texts of the demo chain [editor.text]', () => {
  const examples = Object.values(tiles).map((tile) => tile.examples);
  const texts = [...new Set(textsIn([demoData, examples]))];

  it('are many, with headings, lists, links and tables', () => {
    expect(texts.length).toBeGreaterThan(130);
    for (const tag of ['<h3', '<li', '<a ', '<table', '<strong']) expect(texts.join('')).toContain(tag);
  });

  it('keep every byte if nothing is changed', () => {
    expect(texts.filter((html) => untouched(html) !== html)).toEqual([]);
  });

  it('look the same when all of a text is written again', () => {
    expect(texts.filter((html) => meaning(rewritten(html)) !== meaning(html))).toEqual([]);
  });

  it('are edited in place, and none as HTML only', () => {
    expect(texts.filter((html) => describeUnknown(open(html).doc) !== '')).toEqual([]);
  });
});

describe('stored HTML [editor.text]', () => {
  it.each([
    ['an unknown element around blocks', '<p>a</p><center class="x"><p>b</p></center>', '<center>, class'],
    ['an unknown element in a text', '<p>a</p><p>b <font color="red">c</font></p>', '<font>, color'],
    ['an image', '<p>a</p><img src="/x.png" onerror="alert(1)">', '<img>'],
    ['an image in a text', '<p>a</p><p>b<img src=x>c</p>', '<img>'],
    ['a script', '<p>a</p><script>if (a < b) alert("c")</script>', '<script>'],
    ['a comment', '<p>a</p><!-- b --><p>c</p>', 'comment'],
    ['attributes', '<p>a</p><p id=b style="color: red">c</p>', 'id, style'],
    ['a link that is not allowed', '<p>a</p><p><a href="javascript:alert(1)">b</a></p>', '<a>, href'],
  ])('keeps %s while another paragraph is edited, and names it', (_, html, names) => {
    expect(typeInFirst(html)).toBe(html.replace('<p>a</p>', '<p>a!</p>'));
    expect(describeUnknown(open(html).doc)).toMatch(/^Not shown to visitors, /);
    expect(describeUnknown(open(html).doc)).toContain(`stays in the text: ${names}.`);
  });

  it.each([
    [8, '<x-1>, <x-2>, <x-3>, <x-4>, <x-5>, <x-6>, <x-7>, <x-8>.'],
    [10, '<x-1>, <x-2>, <x-3>, <x-4>, <x-5>, <x-6>, <x-7>, <x-8> and 2 more.'],
  ])('names at most eight of %i unknown elements', (count, names) => {
    const html = Array.from({ length: count }, (_, index) => `<x-${index + 1}>a</x-${index + 1}>`).join('');
    expect(describeUnknown(open(`<p>${html}</p>`).doc)).toContain(names);
  });

  it('keeps unknown markup of a paragraph that is itself edited', () => {
    const html = '<p class="lead">a <font color="red">b</font><img src="x"><!-- c --></p>';
    expect(typeInFirst(html)).toBe(html.replace('</p>', '!</p>'));
  });

  it.each([
    ['an item outside of a list', '<p>a</p><li>b</li>', '<li>'],
    ['text between the items of a list', '<p>a</p><ul>b<li>c</li></ul>', '<ul>'],
    ['too many levels', `<p>a</p>${'<em>'.repeat(3000)}b${'</em>'.repeat(3000)}`, '<em>'],
  ])('shows %s as a part that is edited as HTML', (_, html, names) => {
    expect(typeInFirst(html)).toBe(html.replace('<p>a</p>', '<p>a!</p>'));
    expect(describeUnknown(open(html).doc)).toMatch(new RegExp(`${names}\\.$`));
  });

  it.each([
    ['elements without an end', '<p>a<p>b', '<p>a!</p><p>b</p>'],
    ['a list without an end', '<p>a</p><ul><li>b', '<p>a!</p><ul><li>b</li></ul>'],
    ['text that a browser moves out of a table', '<p>a</p><table>b<tr><td>c</table>', /^<p>a!<\/p>b<table>.*c/],
  ])('closes %s, so that the parts stay what they are', (_, html, expected) => {
    const typed = typeInFirst(html);
    expect(typed).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
    expect(meaning(typed)).toBe(meaning(html.replace('a', 'a!')));
  });

  it('keeps text outside of paragraphs, in items, cells and quotes, without a paragraph', () => {
    const html = 'a<ul><li>b<ul><li>c</li></ul>d</li></ul><blockquote>e</blockquote>';
    expect(rewritten(html)).toBe(html);
  });

  it('keeps a whole text as HTML if its parts would be parsed differently', () => {
    const html = '<li><table><li>';
    expect([untouched(html), rewritten(html)]).toEqual([html, html]);
  });

  it('is empty without any text', () => {
    expect(untouched('')).toBe('');
    expect(rewritten('<p></p>')).toBe('');
  });

  it('reads line breaks and indentation of the source as spaces', () => {
    expect(rewritten('<p>\n  a\n  b </p>\n\n<p>  c</p>')).toBe('<p>a b </p><p>  c</p>');
  });

  it('keeps the space at the start of a text that is marked together with a paragraph', () => {
    const html = 'a<em>\nb<p>c</p></em>';
    expect(meaning(rewritten(html))).toBe(meaning(html));
  });

  it('escapes text and attributes', () => {
    const html = '<p>a &lt;b&gt; &amp;amp; "c" <a href="/?d=1&amp;e=2">f</a></p>';
    expect(rewritten(html)).toBe(html);
  });
});

/** What visitors see; an empty paragraph and nothing are the same. */
const shown = (html: string): string => meaning(html).replace(/^<p>\n<\/p>$/, '');

const tags = [
  'p',
  'h2',
  'ul',
  'li',
  'strong',
  'em',
  'a',
  'table',
  'td',
  'div',
  'span',
  'img',
  'script',
  'blockquote',
  'br',
];
const piece = fc.oneof(
  fc.constantFrom('text', ' ', '\n', '&amp;', '<!-- c -->', '<a href="/b">', '<td colspan="2">', '<p class="d">'),
  fc.constantFrom(...tags).map((tag) => `<${tag}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
);

it('any HTML reads the same to visitors after it was opened, and after all of it was written again [editor.text]', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = pieces.join('');
      open(html).doc.check();
      expect([shown(untouched(html)), shown(rewritten(html))]).toEqual([shown(html), shown(html)]);
    }),
    { numRuns: 300 },
  );
});

it('any document of allowed elements is the same after it was written and parsed [editor.text]', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyDocument(schema), (doc) => {
      doc.check();
      doc.descendants(({ type, marks }) => {
        for (const { name } of [type, ...marks.map((mark) => mark.type)]) seen.add(name);
      });
      const html = writeDocument(doc, new WeakMap());
      expect(parseDocument(html, schema).doc.toJSON()).toEqual(doc.toJSON());
    }),
    { numRuns: 200 },
  );
  expect([...seen].filter((name) => Object.hasOwn(allowedElements, name)).sort()).toEqual(
    Object.keys(allowedElements).sort(),
  );
});
