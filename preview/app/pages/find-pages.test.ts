import { describe, expect, it } from 'vitest';
import type { PageState } from '#schemas/api/content/editing.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { startingTiles, validateNewPage } from './create-page.ts';
import { allPages, findPages, groupPages, usesOf } from './find-pages.ts';
import { slugify } from './slugify.ts';

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
const idsOf = (search: Partial<typeof allPages>, uses = usesOf(undefined, '')): string[] =>
  findPages(pages, { ...allPages, ...search }, uses).map(({ id }) => id);

describe('finding pages', () => {
  it('searches title and address, whatever the case [editor.find]', () => {
    expect(idsOf({ text: ' ABOUT ' })).toEqual(['about']);
    expect(idsOf({ text: 'page' })).toEqual(['_menu', 'about', 'home', 'terrace']);
  });

  it('finds words with and without their accents [editor.find]', () => {
    const pho = pageOf('noodles', { title: 'Phở of Đà Nẵng' });
    for (const text of ['pho', 'PHỞ', 'da nang', 'đà'])
      expect(findPages([...pages, pho], { ...allPages, text }, usesOf(undefined, ''))).toEqual([pho]);
  });

  it('filters by status, and lists deleted pages only when asked for [editor.find]', () => {
    expect(idsOf({ status: 'live' })).toEqual(['_menu', 'about', 'home']);
    expect(idsOf({ status: 'draft' })).toEqual(['terrace']);
    expect(idsOf({ status: 'deleted' })).toEqual(['gone']);
  });

  it('filters by the tiles that pages use [editor.find]', () => {
    const uses = usesOf([{ type: 'hero', pages: [{ id: 'home', published: 1, draft: 1 }] }], 'hero');
    expect(idsOf({ tile: 'hero' }, uses)).toEqual(['home']);
  });

  it('lists the home page first, and templates separately [editor.find]', () => {
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
  ])('gets an address from its title: %s [editor.addresses]', (title, id) => expect(slugify(title)).toBe(id));

  it('needs a title and a free, valid address [editor.addresses]', () => {
    const noRedirects = loadRedirects([]).table;
    const input = { id: 'terrace', title: 'Terrace', copyOf: undefined, template: 'content' };
    expect(validateNewPage(input, [], noRedirects)).toBeUndefined();
    expect(validateNewPage({ ...input, title: ' ' }, [], noRedirects)).toEqual({
      field: 'title',
      message: 'Enter a title.',
    });
    expect(validateNewPage({ ...input, title: 'x'.repeat(121) }, [], noRedirects)?.message).toBe(
      'The title must be 120 characters or fewer. It has 121.',
    );
    expect(validateNewPage({ ...input, id: '' }, [], noRedirects)?.message).toMatch(/^Enter an address/);
    expect(validateNewPage({ ...input, id: 'No Address' }, [], noRedirects)?.message).toMatch(
      /^The address must have one or two parts/,
    );
    expect(validateNewPage(input, ['terrace'], noRedirects)).toEqual({
      field: 'address',
      message: 'A page at /terrace already exists or was deleted. Enter another address.',
    });
  });

  it('starts with its title as its first heading, unless it is too long [preview.compose]', () => {
    const headings = (title: string) => startingTiles('campaign', title).map(({ heading }) => heading);
    const [, ...others] = headings('x'.repeat(61));
    expect(headings(' Winter supper club ')).toEqual(['Winter supper club', ...others]);
    expect(headings('x'.repeat(61))[0]).not.toContain('x');
    expect(startingTiles('empty', 'Winter')).toEqual([]);
  });
});
