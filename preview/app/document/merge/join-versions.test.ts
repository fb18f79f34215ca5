import { describe, expect, it } from 'vitest';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { duplicateTile, replaceTile } from '../operations.ts';
import { keyOf, type PageContent } from '../page-content.ts';
import { joinVersions, resolveConflicts } from './join-versions.ts';
import { mergePages } from './merge-pages.ts';

const text = (key: string, heading: string) => ({ type: 'text', key, heading, body: '<p>Words.</p>' });
const base: PageContent = { id: 'about', title: 'About', tiles: [text('a', 'A'), text('b', 'B')] };
const withHeading = (page: PageContent, at: number, heading: string): PageContent =>
  replaceTile(page, at, { ...page.tiles[at], heading });

function edit(changes: (page: PageContent) => PageContent, theirs: PageContent) {
  const editor = createEditor(base, { nowMs: () => 0 });
  editor.change({ label: 'Mine', to: changes });
  const resumed: [version: number, base: PageContent][] = [];
  const stored: unknown[] = [];
  let saved = 6;
  const autosave = {
    version: () => saved,
    resume(version: number, page: PageContent) {
      saved = version;
      resumed.push([version, page]);
    },
  };
  const keepRevision = async (page: PageContent) => void stored.push(page.tiles[0]?.heading);
  const other = { base, theirs, version: 7, since: 6 };
  return { editor, resumed, stored, other, dependencies: { editor, autosave, merge: mergePages, keepRevision } };
}

describe('merging what another editor has saved', () => {
  it("asks nothing if the fields are different, and undo keeps the other editor's changes [editor.merge]", () => {
    const theirs = withHeading(base, 1, 'Theirs');
    const { editor, resumed, other, dependencies } = edit((page) => withHeading(page, 0, 'Mine'), theirs);
    joinVersions(dependencies, other);
    expect(editor.state().history.present.tiles.map(({ heading }) => heading)).toEqual(['Mine', 'Theirs']);
    expect(editor.state().notice?.kind).toBe('merged');
    expect(resumed).toEqual([[7, theirs]]);
    editor.undo();
    expect(editor.state().history.present.tiles.map(({ heading }) => heading)).toEqual(['A', 'Theirs']);
  });

  it('merges them once, also if they are loaded twice: an entry is not there twice [editor.merge]', () => {
    const withItems = (...questions: string[]): PageContent => ({
      id: 'about',
      tiles: [{ type: 'accordion', key: 'a', items: questions.map((question) => ({ question })) }],
    });
    const { editor, other, dependencies } = edit(() => withItems(), withItems('Removed?', 'Added?'));
    const loaded = { ...other, base: withItems('Removed?') };
    joinVersions(dependencies, loaded);
    joinVersions(dependencies, loaded);
    expect(editor.state().history.present).toEqual(withItems('Added?'));
  });

  it('does not save before a conflict is resolved, and stores their version if mine is used [editor.merge]', async () => {
    const { editor, resumed, stored, other, dependencies } = edit(
      (page) => withHeading(page, 0, 'Mine'),
      withHeading(base, 0, 'Theirs'),
    );
    joinVersions(dependencies, other);
    expect([resumed, editor.state().notice]).toEqual([[], undefined]);
    await resolveConflicts(dependencies, other, new Map([['tiles.a.heading', 'mine']]));
    expect(editor.state().history.present.tiles[0]?.heading).toBe('Mine');
    expect(stored).toEqual(['Theirs']);
    expect(resumed).toHaveLength(1);
  });

  it('stores my version if theirs is used, which can be undone [editor.merge]', async () => {
    const { editor, stored, other, dependencies } = edit(
      (page) => withHeading(page, 0, 'Mine'),
      withHeading(base, 0, 'Theirs'),
    );
    joinVersions(dependencies, other);
    await resolveConflicts(dependencies, other, new Map([['tiles.a.heading', 'theirs']]));
    expect(editor.state().history.present.tiles[0]?.heading).toBe('Theirs');
    expect(stored).toEqual(['Theirs', 'Mine']);
    editor.undo();
    expect(editor.state().history.present.tiles[0]?.heading).toBe('Mine');
  });

  it('changes nothing if the losing version could not be stored [editor.merge]', async () => {
    const { editor, resumed, other, dependencies } = edit(
      (page) => withHeading(page, 0, 'Mine'),
      withHeading(base, 0, 'Theirs'),
    );
    joinVersions(dependencies, other);
    const keepRevision = () => Promise.reject(new Error('The server cannot be reached. Check your connection.'));
    const decided = resolveConflicts(
      { ...dependencies, keepRevision },
      other,
      new Map([['tiles.a.heading', 'theirs']]),
    );
    await expect(decided).rejects.toThrow('The server cannot be reached. Check your connection.');
    expect([editor.state().history.present.tiles[0]?.heading, resumed]).toEqual(['Mine', []]);
  });

  it('undoes what was changed and no more, also in a tile that the other editor has removed [editor.undo]', async () => {
    const removed = { ...base, tiles: base.tiles.slice(0, 1) };
    const { editor, other, dependencies } = edit((page) => withHeading(page, 1, 'Mine'), removed);
    await resolveConflicts(dependencies, other, new Map([['tiles.b', 'theirs']]));
    const headings: unknown[] = [];
    for (const step of [editor.undo, editor.undo, editor.redo, editor.redo]) {
      step();
      headings.push(editor.state().history.present.tiles[1]?.heading);
    }
    expect(headings).toEqual(['Mine', 'B', 'Mine', undefined]);
  });

  it('undoes each step as before, although they have changed the same field since it was saved [editor.undo]', () => {
    const { editor, other, dependencies } = edit(
      (page) => withHeading(page, 0, 'Mine'),
      withHeading(base, 0, 'Theirs'),
    );
    editor.change({ label: 'Heading', to: (page) => withHeading(page, 0, 'A') });
    joinVersions(dependencies, other);
    const headings = [editor.state().history.present.tiles[0]?.heading];
    for (const step of [editor.undo, editor.undo, editor.redo, editor.redo]) {
      step();
      headings.push(editor.state().history.present.tiles[0]?.heading);
    }
    expect(headings).toEqual(['Theirs', 'Mine', 'A', 'Mine', 'Theirs']);
  });

  it('undoes a change of my new tile under the key that it has got [editor.undo]', () => {
    const added = { ...base, tiles: [...base.tiles, text('text', 'Draft')] };
    const theirs = { ...base, tiles: [...base.tiles, text('text', 'Theirs')] };
    const { editor, other, dependencies } = edit(() => added, theirs);
    for (const heading of ['Longer draft', 'Mine'])
      editor.change({ label: 'Heading', to: (page) => withHeading(page, 2, heading) });
    joinVersions(dependencies, other);
    editor.undo();
    editor.undo();
    const { tiles } = editor.state().history.present;
    expect(tiles.map(({ key, heading }) => `${key} ${heading}`).toSorted()).toEqual([
      'a A',
      'b B',
      'text Theirs',
      'text-2 Draft',
    ]);
  });

  it("leaves the other editor's changes in a recovered tile when the saved version is used [editor.merge]", () => {
    const copied = duplicateTile(base, 0);
    const editor = createEditor(copied, { saved: base, nowMs: () => 0 });
    const autosave = { version: () => 6, resume: () => undefined };
    const theirs = withHeading(copied, 1, 'Theirs');
    joinVersions({ editor, autosave, merge: mergePages }, { base: copied, theirs, version: 7, since: 6 });
    expect(editor.state().saved).toEqual(theirs);
  });

  it('keeps the tile selected, also if its key had to change [editor.merge]', () => {
    const { editor, other, dependencies } = edit(
      (page) => ({ ...page, tiles: [...page.tiles, text('text', 'Mine')] }),
      {
        ...base,
        tiles: [...base.tiles, text('text', 'Theirs')],
      },
    );
    editor.select('text');
    joinVersions(dependencies, other);
    const { selectedKey, history } = editor.state();
    expect(history.present.tiles.find((tile) => keyOf(tile) === selectedKey)?.heading).toBe('Mine');
  });
});
