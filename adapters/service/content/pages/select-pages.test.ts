import { describe, expect, it } from 'vitest';
import { type ListedPage, pageListEndpoints } from '#schemas/api/content/page-list.ts';
import { toSearchedText } from '../texts/match-words.ts';
import { selectPages } from './select-pages.ts';

const pageOf = (id: string, more: Partial<ListedPage> = {}): ListedPage => ({
  id,
  title: `The ${id} page`,
  hasDraft: false,
  draftVersion: 0,
  publishedRevision: 1,
  ...more,
});
const pages = [
  pageOf('_menu'),
  pageOf('about', { title: 'Wine', publishedAt: '2026-11-02T10:00:00Z', draftSavedAt: '2026-11-05T10:00:00Z' }),
  pageOf('gone', { deletedAt: '2026-11-01T10:00:00.000Z', publishedRevision: null }),
  pageOf('home', { title: undefined, publishedAt: '2026-11-04T10:00:00+02:00' }),
  pageOf('terrace', { hasDraft: true, publishedRevision: null, title: 'Árbol' }),
];
const uses = new Map([['home', { published: 1, draft: 2 }]]);
const select = (query: object, from = pages) =>
  selectPages(from, pageListEndpoints.findPages.query.parse(query), { uses: 'tile' in query ? uses : undefined });
const idsOf = (query: object): string[] => select(query).pages.map(({ id }) => id);

describe('the pages that match', () => {
  it('are all but the deleted ones by default: home first, templates last [editor.find]', () => {
    expect(idsOf({})).toEqual(['home', 'about', 'terrace', '_menu']);
  });

  it.each([
    [' ABOUT ', ['about']],
    ['wine', ['about']],
    ['arbol', ['terrace']],
    ['page', ['_menu']],
    ['gone', []],
  ])('contain the text %j in title or address, whatever the case and accents [editor.find]', (text, ids) => {
    expect(idsOf({ text })).toEqual(ids);
  });

  it('come first by address where the title or address has the text [editor.find]', () => {
    const query = (sort: string) => pageListEndpoints.findPages.query.parse({ text: 'wine', sort });
    const list = [pageOf('cellar'), pageOf('home'), pageOf('wines')];
    const idsBy = (sort: string) =>
      selectPages([...list], query(sort), { textOf: ({ id }) => toSearchedText(`${id} wine`) }).pages.map(
        (page) => page.id,
      );
    expect(idsBy('address')).toEqual(['wines', 'home', 'cellar']);
    expect(idsBy('title')).toEqual(['cellar', 'home', 'wines']);
  });

  it('come in the order of how well they have the words, names before texts [editor.find]', () => {
    const texts = new Map([
      ['a', 'a telephone'],
      ['b', 'b phones'],
      ['c', 'c pho'],
      ['d', 'd phở'],
    ]);
    const titles: Readonly<Record<string, string>> = { e: 'Phone us', f: 'Pho trail', g: 'Phở', h: 'Alphonso' };
    const list = [...'abcdefgh'].map((id) => pageOf(id, { title: titles[id] ?? id }));
    const idsOf = (text: string): string =>
      selectPages(list, pageListEndpoints.findPages.query.parse({ text }), {
        textOf: ({ id }) => toSearchedText(texts.get(id) ?? `${id} ${titles[id]}`),
      })
        .pages.map(({ id }) => id)
        .join('');
    expect([idsOf('phở'), idsOf('pho'), idsOf('phone')]).toEqual(['gfdecb', 'fgecdb', 'eba']);
  });

  it('contain letters of other alphabets, too [editor.find]', () => {
    const noodles = pageOf('noodles', { title: 'Phở of Đà Nẵng' });
    for (const text of ['pho', 'PHỞ', 'da nang', 'đà'])
      expect(select({ text }, [...pages, noodles])).toEqual({ pages: [noodles], total: 1 });
  });

  it('contain straight and typographic apostrophes alike [editor.find]', () => {
    const chef = pageOf('chef', { title: 'Chef’s choice' });
    for (const text of ["chef's", 'chef’s']) expect(select({ text }, [...pages, chef]).pages).toEqual([chef]);
  });

  it.each([
    ['live', ['home', 'about', '_menu']],
    ['draft', ['terrace']],
    ['template', ['_menu']],
    ['deleted', ['gone']],
  ])('have the status %s [editor.find]', (status, ids) => expect(idsOf({ status })).toEqual(ids));

  it.each([
    ['changed', ['revised']],
    ['scheduled', ['ending', 'planned']],
    ['unpublished', ['removed']],
    ['draft', ['planned', 'unwritten']],
    ['live', ['ending', 'revised']],
    ['template', ['_menu']],
    ['shared', ['_shared/hours']],
  ])('have the status %s, among pages of each [editor.find]', (status, ids) => {
    const unpublished = { publishedRevision: null, hasDraft: true };
    const templates = [pageOf('_menu', unpublished), pageOf('_shared/hours', unpublished)];
    const each = [
      pageOf('ending', { unpublishAt: '2026-12-01T10:00:00Z' }),
      pageOf('planned', { ...unpublished, scheduledAt: '2026-12-01T10:00:00Z' }),
      pageOf('removed', { ...unpublished, wasPublished: true }),
      pageOf('revised', { hasDraft: true }),
      pageOf('unwritten', unpublished),
    ];
    const isOfTemplates = status === 'template' || status === 'shared';
    const found = select({ status }, isOfTemplates ? [...templates, ...each] : each);
    expect(found.pages.map(({ id }) => id)).toEqual(ids);
  });

  it('use a tile, with how often [editor.find]', () => {
    expect(select({ tile: 'hero' })).toEqual({ pages: [{ ...pages[3], use: { published: 1, draft: 2 } }], total: 1 });
  });

  it.each([
    ['title', ['terrace', 'home', 'about', '_menu']],
    ['changed', ['about', 'home', 'terrace', '_menu']],
  ])('are sorted by %s [editor.find]', (sort, ids) => expect(idsOf({ sort })).toEqual(ids));

  it('are sorted by the later of their dates, those without any last [editor.find]', () => {
    const dated = [
      pageOf('a', { publishedAt: '2026-11-02T10:00:00Z' }),
      pageOf('b', { draftSavedAt: '2026-11-03T10:00:00Z', publishedAt: '2026-11-01T10:00:00Z' }),
      pageOf('c'),
      pageOf('e', { liveChangedAt: '2026-11-05T10:00:00Z', draftSavedAt: '2026-10-01T10:00:00Z' }),
      pageOf('d', { publishedAt: '2026-11-04T10:00:00Z', draftSavedAt: '2026-10-01T10:00:00Z' }),
    ];
    expect(select({ sort: 'changed' }, dated).pages.map(({ id }) => id)).toEqual(['e', 'd', 'b', 'a', 'c']);
  });

  it('come in parts, with the number of all [editor.find]', () => {
    expect(select({ limit: '2' })).toMatchObject({ pages: [{ id: 'home' }, { id: 'about' }], total: 4 });
    expect(select({ start: '2', limit: '1' })).toMatchObject({ pages: [{ id: 'terrace' }], total: 4 });
    expect(select({ start: '9' })).toEqual({ pages: [], total: 4 });
  });

  it('are one page if its id is asked for, deleted or not [editor.find]', () => {
    expect(select({ id: 'gone', text: 'nothing' })).toEqual({ pages: [pages[2]], total: 1 });
    expect(select({ id: 'nothing' })).toEqual({ pages: [], total: 0 });
  });
});
