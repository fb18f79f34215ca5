import { describe, expect, it } from 'vitest';
import type { PageState } from '#schemas/api/content/editing.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { everyPage, findPages, groupPages, usesOf } from './find-pages.ts';
import { idFrom } from './id-from.ts';
import { errorOf, tilesOf } from './make-page.ts';

const pageOf = (id: string, more: Partial<PageState> = {}): PageState => ({
  id,
  title: `The ${id} page`,
  hasDraft: false,
  draftVersion: 0,
  publishedRevision: 1,
  ...more,
});
const pages = [
  pageOf('_menu'),
  pageOf('about'),
  pageOf('home'),
  pageOf('terrace', { hasDraft: true, publishedRevision: null }),
  pageOf('gone', { deletedAt: '2026-11-01T10:00:00.000Z' }),
];
const idsOf = (search: Partial<typeof everyPage>, uses = usesOf(undefined, '')): string[] =>
  findPages(pages, { ...everyPage, ...search }, uses).map(({ id }) => id);

describe('finding pages', () => {
  it('goes by words of title and address, whatever their case', () => {
    expect(idsOf({ words: ' ABOUT ' })).toEqual(['about']);
    expect(idsOf({ words: 'page' })).toEqual(['_menu', 'about', 'home', 'terrace']);
  });

  it('finds words with and without their accents', () => {
    const pho = pageOf('noodles', { title: 'Phở of Đà Nẵng' });
    for (const words of ['pho', 'PHỞ', 'da nang', 'đà'])
      expect(findPages([...pages, pho], { ...everyPage, words }, usesOf(undefined, ''))).toEqual([pho]);
  });

  it('goes by how pages stand, and shows deleted ones among themselves alone', () => {
    expect(idsOf({ standing: 'live' })).toEqual(['_menu', 'about', 'home']);
    expect(idsOf({ standing: 'draft' })).toEqual(['terrace']);
    expect(idsOf({ standing: 'deleted' })).toEqual(['gone']);
  });

  it('goes by the tiles on them', () => {
    const uses = usesOf([{ type: 'hero', pages: [{ id: 'home', published: 1, draft: 1 }] }], 'hero');
    expect(idsOf({ tile: 'hero' }, uses)).toEqual(['home']);
  });

  it('puts the home page first, and templates by themselves', () => {
    expect(groupPages(pages).map(({ name, pages: own }) => [name, ...own.map(({ id }) => id)])).toEqual([
      ['Pages', 'home', 'about', 'terrace', 'gone'],
      ['Templates', '_menu'],
    ]);
  });
});

describe('a new page', () => {
  it.each([
    ['Summer on the terrace!', 'summer-on-the-terrace'],
    ['  Crème brûlée & phở  ', 'creme-brulee-pho'],
    ['Đặc biệt', 'dac-biet'],
    ['№ 5, ﬁne ½', 'no-5-fine-1-2'],
    [`${'a'.repeat(63)} terrace`, 'a'.repeat(63)],
    ['!?', ''],
  ])('has an address made of its title: %s', (title, id) => expect(idFrom(title)).toBe(id));

  it('needs a title and a free address that can be one', () => {
    const noRedirects = loadRedirects([]).table;
    const wanted = { id: 'terrace', title: 'Terrace', copyOf: undefined, template: 'content' };
    expect(errorOf(wanted, [], noRedirects)).toBeUndefined();
    expect(errorOf({ ...wanted, title: ' ' }, [], noRedirects)).toEqual({
      field: 'title',
      words: 'The page needs a title.',
    });
    expect(errorOf({ ...wanted, title: 'x'.repeat(121) }, [], noRedirects)?.words).toBe(
      'The title has 121 letters; 120 is the most.',
    );
    expect(errorOf({ ...wanted, id: '' }, [], noRedirects)?.words).toMatch(/^The page needs an address/);
    expect(errorOf({ ...wanted, id: 'No Address' }, [], noRedirects)?.words).toMatch(
      /^The address must be one or two words/,
    );
    expect(errorOf(wanted, ['terrace'], noRedirects)).toEqual({
      field: 'address',
      words: 'There is a page at /terrace already, or one was deleted there.',
    });
  });

  it('begins with its title as its first heading, unless that is too long for one', () => {
    const headings = (title: string) => tilesOf('campaign', title).map(({ heading }) => heading);
    const [, ...others] = headings('x'.repeat(61));
    expect(headings(' Winter supper club ')).toEqual(['Winter supper club', ...others]);
    expect(headings('x'.repeat(61))[0]).not.toContain('x');
    expect(tilesOf('empty', 'Winter')).toEqual([]);
  });
});
