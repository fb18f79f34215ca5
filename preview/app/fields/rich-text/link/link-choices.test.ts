import { describe, expect, it } from 'vitest';
import { linkChoices, searchChoices } from './link-choices.ts';
import { readAddress } from './read-address.ts';

const choices = linkChoices({
  addresses: [
    { page: 'home', path: '/', label: '' },
    { page: 'faqs', path: '/faqs', label: '' },
    { page: 'terms-and-conditions', path: '/terms-and-conditions', label: '' },
    { page: '_menu', path: '/menu/drinks', label: 'Drinks' },
    { page: '_restaurant', path: '/restaurants/bath', label: 'Café in Bath' },
  ],
  titles: new Map([['faqs', 'Questions and answers']]),
  tiles: [{ key: 'booking', name: 'Text “Book”' }],
});
const found = (search: string, recent: readonly string[] = []): string[] =>
  searchChoices(choices, recent, search).map(({ name }) => name);

describe('the choices for a link [editor.text]', () => {
  it('have the names of items, titles of pages, and words where there is neither', () => {
    expect(choices.map(({ name, href }) => `${name} ${href}`)).toEqual([
      'Home /',
      'Questions and answers /faqs',
      'Terms and conditions /terms-and-conditions',
      'Drinks /menu/drinks',
      'Café in Bath /restaurants/bath',
      'Text “Book”, on this page #booking',
    ]);
  });

  it.each([
    ['questions', ['Questions and answers']],
    ['cafe BATH', ['Café in Bath']],
    ['menu/', ['Drinks']],
    ['book', ['Text “Book”, on this page']],
    ['nothing like it', []],
  ])('match “%s” by every word in name or address', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  it('begin with those used last, then those that begin with the text', () => {
    expect(found('', ['/menu/drinks', '/faqs']).slice(0, 3)).toEqual(['Drinks', 'Questions and answers', 'Home']);
    expect(found('t')[0]).toBe('Terms and conditions');
  });

  it('are at most eight', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ href: `/${at}`, name: 'Page' }));
    expect(searchChoices(many, [], 'page')).toHaveLength(8);
  });
});

describe('a typed address of a link [editor.text]', () => {
  it.each([
    ['/menu', '/menu'],
    ['#booking', '#booking'],
    [' https://example.com/a?b=1 ', 'https://example.com/a?b=1'],
    ['www.example.com', 'https://www.example.com'],
    ['example.com/menu', 'https://example.com/menu'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['020 7946 0000', 'tel:02079460000'],
  ])('“%s” is %s', (typed, href) => {
    expect(readAddress(typed)).toEqual({ href });
  });

  it.each(['javascript:alert(1)', 'JAVASCRIPT://x', 'data:text/html,x', '//evil.example', 'soup', 'ftp://example.com'])(
    '“%s” is refused with what to enter instead',
    (typed) => {
      expect(readAddress(typed)).toEqual({
        error: expect.stringMatching(/^The address must be a path such as \/menu/),
      });
    },
  );

  it('is asked for if there is none', () => {
    expect(readAddress('  ')).toEqual({ error: 'Enter an address, or choose a page.' });
  });
});
