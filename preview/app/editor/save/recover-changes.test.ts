import { describe, expect, it } from 'vitest';
import { mergePages } from '#preview/app/document/merge/merge-pages.ts';
import { type PageContent, removeFields } from '#preview/app/document/page-content.ts';
import { createStorage, windowsOf } from '#preview/app/testing/test-browser.ts';
import { createJournal, type Journal, type UnsavedChanges } from './create-journal.ts';
import { recoverChanges } from './recover-changes.ts';

const pageOf = (...questions: string[]): PageContent => ({
  id: 'about',
  tiles: [{ type: 'accordion', key: 'one', items: questions.map((question) => ({ question })) }],
});
const [loaded, sent, content] = [pageOf('Base?'), pageOf('Base?', 'Typ'), pageOf('Base?', 'Typed?')];

/** A journal with these changes, in a browser with as little space as possible. */
function journalOf(unacknowledged: readonly PageContent[], hasSpace: boolean): Journal {
  const storage = createStorage();
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    if (!hasSpace && text.includes('"base"')) throw new DOMException('Full.', 'QuotaExceededError');
    setItem(key, text);
  };
  const journal = createJournal(storage, 'about', windowsOf('one'));
  journal.write({ content, version: 3, base: loaded, unacknowledged });
  return journal;
}

const recover = (journal: Journal, stored: PageContent, version: number) =>
  recoverChanges({ stored, version }, journal, removeFields);

const itemsOf = ({ tiles }: PageContent): unknown => tiles[0]?.items;

describe('unsaved changes that are recovered', () => {
  it('are merged with what was sent before, so that an entry typed since is there once [editor.merge]', () => {
    const recovered = recover(journalOf([sent], true), sent, 4);
    expect([recovered.base, recovered.unacknowledged]).toEqual([loaded, [sent, content]]);
  });

  it('are not merged if what was sent is unknown: an entry is there once, in the version that is chosen [editor.merge]', () => {
    const { base } = recover(journalOf([sent], false), sent, 4);
    const versions = { base, mine: content, theirs: sent };
    expect(mergePages(versions).conflicts.map(({ path }) => path)).toEqual([['tiles', 'one', 'items']]);
    expect(itemsOf(mergePages(versions).content)).toEqual(itemsOf(content));
    expect(itemsOf(mergePages(versions, () => 'theirs').content)).toEqual(itemsOf(sent));
  });

  it('have an unknown base also if the version is the same, because a request can be on its way [editor.merge]', () => {
    expect(recover(journalOf([sent], false), loaded, 3).base).toEqual(removeFields(loaded));
  });

  it('are based on the stored version if it is theirs and nothing was sent since [editor.merge]', () => {
    expect(recover(journalOf([], false), loaded, 3).base).toBe(loaded);
    expect(recover(journalOf([], false), sent, 4).base).toEqual(removeFields(sent));
  });

  it('keep an unknown base when they are recovered again [editor.merge]', () => {
    const base = removeFields(loaded);
    const again: UnsavedChanges = {
      content,
      version: 3,
      base,
      unacknowledged: [content],
      at: new Date('2027-03-01T09:00:00Z'),
    };
    expect(recover({ ...journalOf([], true), read: () => again }, loaded, 3).base).toBe(base);
  });
});
