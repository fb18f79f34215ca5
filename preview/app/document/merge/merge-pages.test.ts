import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '#preview/review/compare/same-value.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { insertTiles, moveTile, removeTile, replaceTile } from '../operations.ts';
import { keyOf, type PageContent } from '../page-content.ts';
import { conflictId, mergePages } from './merge-pages.ts';

const pageOf = (...keys: string[]): PageContent => ({
  id: 'about',
  title: 'About',
  tiles: keys.map((key) => ({ type: 'text', key, heading: key, links: [{ linkText: 'One', linkUrl: '/one' }] })),
});
const keysOf = ({ tiles }: PageContent): string[] => tiles.map(keyOf);
const base = pageOf('a', 'b', 'c', 'd', 'e');

const fieldNames = ['heading', 'body', 'image'] as const;
const anyField = fc.constantFrom(...fieldNames);
const anyValue = fc.oneof(fc.constantFrom('x', 'y'), fc.record({ alt: fc.constantFrom('p', 'q'), width: fc.nat(2) }));
const at = fc.nat(6);

/** One edit. Keys of new tiles differ between the sides. */
const anyEdit = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at, name: anyField, value: anyValue }),
  fc.record({ kind: fc.constant('clear' as const), at, name: anyField }),
  fc.record({ kind: fc.constant('add' as const), at, key: fc.constantFrom('new-1', 'new-2', 'new-3') }),
  fc.record({ kind: fc.constant('move' as const), at, to: at }),
  fc.record({ kind: fc.constant('remove' as const), at }),
  fc.record({ kind: fc.constant('title' as const), value: fc.constantFrom('Us', 'We') }),
);
type Edit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never;
const anyEdits = fc.array(anyEdit, { maxLength: 6 });

const editAs =
  (side: string) =>
  (page: PageContent, edit: Edit): PageContent => {
    if (edit.kind === 'title') return { ...page, title: edit.value };
    const tile = page.tiles[edit.at];
    if (edit.kind === 'add') return insertTiles(page, edit.at, [{ type: 'text', key: `${side}-${edit.key}` }]);
    if (edit.kind === 'move') return moveTile(page, edit.at, edit.to);
    if (!tile) return page;
    if (edit.kind === 'remove') return removeTile(page, edit.at);
    const value = edit.kind === 'set' ? edit.value : undefined;
    return replaceTile(page, edit.at, { ...tile, ...Object(setAt(tile, [edit.name], value)), [edit.name]: value });
  };
const bothEdited = fc.tuple(anyEdits, anyEdits).map(([mine, theirs]) => ({
  base,
  mine: mine.reduce(editAs('mine'), base),
  theirs: theirs.reduce(editAs('theirs'), base),
}));
const check = (property: (versions: { base: PageContent; mine: PageContent; theirs: PageContent }) => void): void =>
  fc.assert(fc.property(bothEdited, property), { numRuns: process.env.TEST_QUICK ? 300 : 1500 });

describe('the merge of two versions of a page', () => {
  it('is the other side if one side changed nothing [editor.merge]', () => {
    check(({ mine, theirs }) => {
      expect(canonical(mergePages({ base, mine: base, theirs }).content)).toBe(canonical(theirs));
      expect(canonical(mergePages({ base, mine, theirs: base }).content)).toBe(canonical(mine));
      expect(mergePages({ base, mine, theirs: mine })).toMatchObject({ conflicts: [] });
    });
  });

  it('is the same from either side if the conflicts are resolved alike [editor.merge]', () => {
    check(({ mine, theirs }) => {
      const one = mergePages({ base, mine, theirs });
      const other = mergePages({ base, mine: theirs, theirs: mine }, () => 'theirs', 'theirs');
      expect(canonical(one.content)).toBe(canonical(other.content));
      expect(one.conflicts.map(conflictId).toSorted()).toEqual(other.conflicts.map(conflictId).toSorted());
    });
  });

  it('has every tile once, all that either side added, and none that was removed and not changed [editor.merge]', () => {
    check((versions) => {
      const { mine, theirs } = versions;
      const merged = keysOf(mergePages(versions).content);
      expect(new Set(merged).size).toBe(merged.length);
      const added = [...keysOf(mine), ...keysOf(theirs)].filter((key) => key.includes('new'));
      expect(merged).toEqual(expect.arrayContaining(added));
      const everywhere = keysOf(base).filter((key) => keysOf(mine).includes(key) && keysOf(theirs).includes(key));
      expect(merged).toEqual(expect.arrayContaining(everywhere));
      for (const key of keysOf(base))
        if (!keysOf(mine).includes(key) && !keysOf(theirs).includes(key)) expect(merged).not.toContain(key);
    });
  });

  it('asks only about fields that both sides changed, or that one side removed [editor.merge]', () => {
    check((versions) => {
      for (const conflict of mergePages(versions).conflicts) {
        expect(canonical(conflict.mine)).not.toBe(canonical(conflict.base));
        expect(canonical(conflict.theirs)).not.toBe(canonical(conflict.base));
        expect(canonical(conflict.mine)).not.toBe(canonical(conflict.theirs));
      }
    });
  });

  it('changes nothing more when it is merged again [editor.merge]', () => {
    check((versions) => {
      const once = mergePages(versions);
      if (once.conflicts.length > 0) return;
      const again = mergePages({ ...versions, mine: once.content }, () => 'mine', 'keep');
      expect(canonical(again.content)).toBe(canonical(once.content));
      expect(again.conflicts).toEqual([]);
    });
  });

  it('includes changes to different fields of one tile, to different tiles, and to the page [editor.merge]', () => {
    const mine = { ...replaceTile(base, 0, { ...base.tiles[0], heading: 'Mine' }), title: 'Mine' };
    const theirs = replaceTile(replaceTile(base, 0, { ...base.tiles[0], body: 'Theirs' }), 1, {
      ...base.tiles[1],
      heading: 'Theirs',
    });
    const { content: page, conflicts } = mergePages({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(page.title).toBe('Mine');
    expect(page.tiles[0]).toMatchObject({ heading: 'Mine', body: 'Theirs' });
    expect(page.tiles[1]?.heading).toBe('Theirs');
  });

  it('includes the moves and additions of both sides [editor.merge]', () => {
    const mine = insertTiles(moveTile(base, 4, 0), 3, [{ type: 'text', key: 'mine' }]);
    const theirs = insertTiles(removeTile(base, 2), 4, [{ type: 'text', key: 'theirs' }]);
    expect(keysOf(mergePages({ base, mine, theirs }).content)).toEqual(['e', 'a', 'b', 'mine', 'd', 'theirs']);
    const swapped = mergePages({ base, mine: moveTile(base, 0, 4), theirs: moveTile(base, 3, 1) });
    expect(keysOf(swapped.content)).toEqual(['d', 'b', 'c', 'e', 'a']);
  });

  it('gives my new tile another key if another editor has saved one with the same key [editor.merge]', () => {
    const mine = insertTiles(base, 5, [{ type: 'text', key: 'text', heading: 'Mine' }]);
    const theirs = insertTiles(base, 0, [{ type: 'text', key: 'text', heading: 'Theirs' }]);
    const { content: page, renamed } = mergePages({ base, mine, theirs });
    expect(keysOf(page)).toEqual(['text', 'a', 'b', 'c', 'd', 'e', 'text-2']);
    expect(renamed).toEqual(new Map([['text', 'text-2']]));
    const above = insertTiles(base, 0, [{ type: 'text', key: 'text', heading: 'Mine' }]);
    const below = insertTiles(base, 5, [{ type: 'text', key: 'text', heading: 'Theirs' }]);
    const merged = mergePages({ base, mine: above, theirs: below });
    expect(keysOf(merged.content)).toEqual(['text-2', 'a', 'b', 'c', 'd', 'e', 'text']);
    expect(merged.content.tiles.at(-1)?.heading).toBe('Theirs');
    expect(merged.renamed).toEqual(new Map([['text', 'text-2']]));
  });

  it('leaves the keys of tiles from before, and of those that only one side added [editor.merge]', () => {
    const mine = insertTiles(base, 0, [{ type: 'text', key: 'mine' }]);
    const theirs = insertTiles(base, 0, [{ type: 'text', key: 'theirs' }]);
    expect(mergePages({ base, mine, theirs }).renamed).toEqual(new Map());
  });

  it('merges lists inside tiles by their entries [editor.merge]', () => {
    const [first] = base.tiles;
    const links = (...names: string[]) =>
      names.map((linkText) => ({ linkText, linkUrl: `/${linkText.toLowerCase()}` }));
    const { content: page, conflicts } = mergePages({
      base,
      mine: replaceTile(base, 0, { ...first, links: links('Mine', 'One') }),
      theirs: replaceTile(base, 0, { ...first, links: links('One', 'Theirs') }),
    });
    expect(conflicts).toEqual([]);
    expect(page.tiles[0]?.links).toEqual(links('Mine', 'One', 'Theirs'));
  });

  it('includes an entry once that both have added after one of them removed another [editor.merge]', () => {
    const links = (...names: string[]) =>
      replaceTile(base, 0, { ...base.tiles[0], links: names.map((linkText) => ({ linkText })) });
    const versions = { base: links('Removed'), mine: links('Added'), theirs: links('Removed', 'Added') };
    expect(mergePages(versions).content.tiles[0]?.links).toEqual([{ linkText: 'Added' }]);
  });

  it('asks about a list without a base, in which one entry could be two [editor.merge]', () => {
    const withLink = (linkText: string) => replaceTile(base, 0, { ...base.tiles[0], links: [{ linkText }] });
    const { links: _, ...rest } = base.tiles[0] ?? {};
    const { conflicts } = mergePages({
      base: replaceTile(base, 0, rest),
      mine: withLink('Contact us'),
      theirs: withLink('Contact'),
    });
    expect(conflicts.map(conflictId)).toEqual(['tiles.a.links']);
  });

  it('asks about a field that both changed, and about a tile that one removed and the other changed [editor.merge]', () => {
    const changed = (text: string) => replaceTile(base, 0, { ...base.tiles[0], heading: text });
    const versions = { base, mine: removeTile(changed('Mine'), 1), theirs: changed('Theirs') };
    const theirs = replaceTile(versions.theirs, 1, { ...base.tiles[1], heading: 'Changed' });
    const { content: page, conflicts } = mergePages({ ...versions, theirs });
    expect(conflicts.map(conflictId)).toEqual(['tiles.a.heading', 'tiles.b']);
    expect(page.tiles[0]?.heading).toBe('Mine');
    expect(keysOf(page)).not.toContain('b');
    expect(canonical(mergePages({ ...versions, theirs }, () => 'theirs').content)).toBe(canonical(theirs));
  });
});
