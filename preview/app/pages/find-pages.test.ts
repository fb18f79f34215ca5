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
  it('searches title and address, whatever the case', () => {
    expect(idsOf({ words: ' ABOUT ' })).toEqual(['about']);
    expect(idsOf({ words: 'page' })).toEqual(['_menu', 'about', 'home', 'terrace']);
  });

  it('finds words with and without their accents', () => {
    const pho = pageOf('noodles', { title: 'Phở of Đà Nẵng' });
    for (const words of ['pho', 'PHỞ', 'da nang', 'đà'])
      expect(findPages([...pages, pho], { ...everyPage, words }, usesOf(undefined, ''))).toEqual([pho]);
  });

  it('filters by status, and lists deleted pages only when asked for', () => {
    expect(idsOf({ standing: 'live' })).toEqual(['_menu', 'about', 'home']);
    expect(idsOf({ standing: 'draft' })).toEqual(['terrace']);
    expect(idsOf({ standing: 'deleted' })).toEqual(['gone']);
  });

  it('filters by the tiles that pages use', () => {
    const uses = usesOf([{ type: 'hero', pages: [{ id: 'home', published: 1, draft: 1 }] }], 'hero');
    expect(idsOf({ tile: 'hero' }, uses)).toEqual(['home']);
  });

  it('lists the home page first, and templates separately', () => {
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
  ])('gets an address from its title: %s', (title, id) => expect(idFrom(title)).toBe(id));

  it('needs a title and a free, valid address', () => {
    const noRedirects = loadRedirects([]).table;
    const wanted = { id: 'terrace', title: 'Terrace', copyOf: undefined, template: 'content' };
    expect(errorOf(wanted, [], noRedirects)).toBeUndefined();
    expect(errorOf({ ...wanted, title: ' ' }, [], noRedirects)).toEqual({
      field: 'title',
      words: 'Enter a title.',
    });
    expect(errorOf({ ...wanted, title: 'x'.repeat(121) }, [], noRedirects)?.words).toBe(
      'The title must be 120 characters or fewer. It has 121.',
    );
    expect(errorOf({ ...wanted, id: '' }, [], noRedirects)?.words).toMatch(/^Enter an address/);
    expect(errorOf({ ...wanted, id: 'No Address' }, [], noRedirects)?.words).toMatch(
      /^The address must be one or two words/,
    );
    expect(errorOf(wanted, ['terrace'], noRedirects)).toEqual({
      field: 'address',
      words: 'A page at /terrace already exists or was deleted. Enter another address.',
    });
  });

  it('starts with its title as its first heading, unless it is too long', () => {
    const headings = (title: string) => tilesOf('campaign', title).map(({ heading }) => heading);
    const [, ...others] = headings('x'.repeat(61));
    expect(headings(' Winter supper club ')).toEqual(['Winter supper club', ...others]);
    expect(headings('x'.repeat(61))[0]).not.toContain('x');
    expect(tilesOf('empty', 'Winter')).toEqual([]);
  });
});
