import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { createStorage, windowsOf } from '#preview/app/testing/test-browser.ts';
import { createJournal } from './create-journal.ts';

const pageOf = (title: string): PageContent => ({ id: 'about', title, tiles: [] });
const loaded = pageOf('loaded');
const changes = (content: PageContent, version: number) => ({ content, version, base: loaded, unacknowledged: [] });

/** From now on, the storage has space for texts of this length. */
function limitTexts(storage: Storage, maxLength: number): void {
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    if (text.length > maxLength) throw new DOMException('Full.', 'QuotaExceededError');
    setItem(key, text);
  };
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the journal of a page in this browser', () => {
  it('belongs to one window: another neither reads nor overwrites nor clears it [preview.compose]', () => {
    const storage = createStorage();
    const one = createJournal(storage, 'about', windowsOf('one', ['other']));
    const other = createJournal(storage, 'about', windowsOf('other', ['one']));
    one.write(changes(pageOf('one'), 1));
    other.write(changes(pageOf('other'), 2));
    other.clear();
    expect(other.read()).toBeUndefined();
    expect(one.read()).toEqual({
      content: pageOf('one'),
      version: 1,
      base: loaded,
      unacknowledged: [],
      at: new Date('2027-03-01T09:00:00Z'),
    });
  });

  it('is adopted by the next window once its own is closed, the newest first [preview.compose]', async () => {
    const storage = createStorage();
    createJournal(storage, 'about', windowsOf('first')).write(changes(pageOf('older'), 1));
    vi.advanceTimersByTime(60_000);
    createJournal(storage, 'about', windowsOf('second')).write(changes(pageOf('newer'), 2));
    createJournal(storage, 'careers', windowsOf('second')).write(changes({ id: 'careers', tiles: [] }, 7));
    const next = createJournal(storage, 'about', windowsOf('third'));
    await next.adopt();
    expect(next.read()?.content.title).toBe('newer');
    next.clear();
    await next.adopt();
    expect(next.read()?.content.title).toBe('older');
    next.clear();
    await next.adopt();
    expect(next.read()).toBeUndefined();
  });

  it('is left to its window while that is open, and to the one that reloads [preview.compose]', async () => {
    const storage = createStorage();
    const open = createJournal(storage, 'about', windowsOf('open'));
    open.write(changes(pageOf('being written'), 1));
    const next = createJournal(storage, 'about', windowsOf('next', ['open']));
    await next.adopt();
    expect(next.read()).toBeUndefined();
    const reloaded = createJournal(storage, 'about', windowsOf('open', ['next']));
    await reloaded.adopt();
    expect(reloaded.read()?.content.title).toBe('being written');
  });

  it('is empty if the storage is full, rather than outdated [preview.compose]', () => {
    const storage = createStorage();
    const journal = createJournal(storage, 'about', windowsOf('one'));
    journal.write(changes(pageOf('older'), 1));
    limitTexts(storage, 0);
    expect(journal.write(changes(pageOf('newer'), 2))).toBe(false);
    expect(journal.read()).toBeUndefined();
  });

  it('still has the same content if the storage has no space for another base [preview.compose]', () => {
    const storage = createStorage();
    const journal = createJournal(storage, 'about', windowsOf('one'));
    const sent = { ...changes(pageOf('newer'), 1), unacknowledged: [pageOf('sent')] };
    journal.write(sent);
    limitTexts(storage, 0);
    expect(journal.write({ ...sent, version: 2, base: pageOf('sent'), unacknowledged: [] })).toBe(true);
    expect(journal.read()).toMatchObject({ version: 1, base: loaded, unacknowledged: [pageOf('sent')] });
  });

  it('has the base and what was sent since, or neither, for which there is less space [editor.merge]', () => {
    const storage = createStorage();
    const journal = createJournal(storage, 'about', windowsOf('one'));
    const sent = { ...changes(pageOf('newer'), 1), unacknowledged: [pageOf('sent')] };
    journal.write(sent);
    expect(journal.read()).toMatchObject({ base: loaded, unacknowledged: [pageOf('sent')] });
    limitTexts(storage, (storage.getItem('unsaved:about:one') ?? '').length - 1);
    expect(journal.write(sent)).toBe(true);
    expect(journal.read()).toMatchObject({ content: pageOf('newer'), base: undefined, unacknowledged: undefined });
  });

  it('says that nothing was sent since, also without space for the base [editor.merge]', () => {
    const storage = createStorage();
    limitTexts(storage, 150);
    const journal = createJournal(storage, 'about', windowsOf('one'));
    journal.write(changes(pageOf('newer'), 1));
    expect(journal.read()).toMatchObject({ base: undefined, unacknowledged: [] });
  });

  it('is adopted although the storage is full, and moved by the next change [preview.compose]', async () => {
    const storage = createStorage();
    createJournal(storage, 'about', windowsOf('first')).write(changes(pageOf('older'), 1));
    const { setItem } = storage;
    limitTexts(storage, 0);
    const next = createJournal(storage, 'about', windowsOf('second'));
    await next.adopt();
    expect(next.read()?.content.title).toBe('older');
    storage.setItem = setItem;
    next.write(changes(pageOf('newer'), 1));
    expect([storage.length, storage.key(0)]).toEqual([1, 'unsaved:about:second']);
    expect(next.read()?.content.title).toBe('newer');
  });

  it('is empty if its entry is not valid [preview.compose]', () => {
    const storage = createStorage();
    storage.setItem('unsaved:about:one', '{"page"');
    expect(createJournal(storage, 'about', windowsOf('one')).read()).toBeUndefined();
  });
});
