import { describe, expect, it } from 'vitest';
import { removeTile, replaceTile } from '../operations.ts';
import type { PageContent } from '../page-content.ts';
import { findBase } from './find-base.ts';
import { conflictId, mergePages, settlePages } from './merge-pages.ts';

const withItems = (...questions: string[]) => questions.map((question) => ({ question }));
const loaded: PageContent = {
  id: 'about',
  title: 'About',
  tiles: [
    { type: 'text', key: 'a', heading: 'A' },
    { type: 'accordion', key: 'b', heading: 'B', items: withItems('One?') },
  ],
};
const withHeading = (page: PageContent, at: number, heading: string): PageContent =>
  replaceTile(page, at, { ...page.tiles[at], heading });
const find = (sent: readonly PageContent[], theirs: PageContent): PageContent =>
  findBase([loaded, ...sent], theirs, settlePages);

/** The conflicts of my page with theirs after a response was lost. */
const conflictsOf = (sent: PageContent, mine: PageContent, theirs: PageContent): readonly string[] =>
  mergePages({ base: find([sent], theirs), mine, theirs }).conflicts.map(conflictId);

describe('the base of a merge', () => {
  it('is what was sent last of what their version has, although its response was lost [editor.merge]', () => {
    const [first, second] = [withHeading(loaded, 0, 'First'), withHeading(loaded, 0, 'Second')];
    expect(find([first, second], withHeading(first, 1, 'Theirs'))).toEqual(first);
    expect(find([first, second], withHeading(second, 1, 'Theirs'))).toEqual(second);
  });

  it('is the loaded version if their version has nothing of what was sent [editor.merge]', () => {
    expect(find([withHeading(loaded, 0, 'Sent')], withHeading(loaded, 1, 'Theirs'))).toEqual(loaded);
  });

  it('is unknown for a field with another value of theirs, so that an undo of mine is a conflict [editor.merge] [editor.undo]', () => {
    const [sent, theirs] = [withHeading(loaded, 0, 'Sent'), withHeading(loaded, 0, 'Theirs')];
    expect(conflictsOf(sent, loaded, theirs)).toEqual(['tiles.a.heading']);
    expect(conflictsOf(sent, sent, theirs)).toEqual(['tiles.a.heading']);
    expect(conflictsOf(sent, theirs, theirs)).toEqual([]);
  });

  it('is found for each field, so that a tile is there whose removal was sent and undone [editor.merge] [editor.undo]', () => {
    const sent = withHeading(removeTile(loaded, 0), 0, 'Sent');
    const theirs = withHeading(sent, 0, 'Theirs');
    const { content } = mergePages({ base: find([sent], theirs), mine: loaded, theirs });
    expect(content.tiles[0]).toEqual(loaded.tiles[0]);
  });

  it('asks about a tile that was changed and sent if they have removed it [editor.merge]', () => {
    const sent = withHeading(loaded, 0, 'Sent');
    expect(conflictsOf(sent, loaded, removeTile(sent, 0))).toEqual(['tiles.a']);
  });

  it('asks about a tile whose removal was sent and undone if they have kept and changed it [editor.merge] [editor.undo]', () => {
    const theirs = withHeading(loaded, 0, 'Theirs');
    expect(conflictsOf(removeTile(loaded, 0), loaded, theirs)).toEqual(['tiles.a.heading']);
    expect(conflictsOf(removeTile(loaded, 0), loaded, withHeading(loaded, 1, 'Theirs'))).toEqual([]);
  });

  const withQuestions = (...questions: string[]): PageContent =>
    replaceTile(loaded, 1, { ...loaded.tiles[1], items: withItems(...questions) });

  it('has no entry that was sent and that they do not have, so that it stays [editor.merge]', () => {
    const [mine, theirs] = [withQuestions('Mine?', 'Added?'), withQuestions('Theirs?')];
    expect(mergePages({ base: find([mine], theirs), mine, theirs }).content).toEqual(mine);
    expect(conflictsOf(mine, mine, theirs)).toEqual(['tiles.b.items[0].question']);
  });

  it('lets an entry that was sent be there once if they have removed the one before it [editor.merge]', () => {
    const [mine, theirs] = [withQuestions('One?', 'Added?'), withQuestions('Added?')];
    expect(mergePages({ base: find([mine], theirs), mine, theirs }).content.tiles[1]?.items).toEqual(
      withItems('Added?'),
    );
  });
});
