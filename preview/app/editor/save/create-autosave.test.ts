import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { createStorage, windowsOf } from '#preview/app/testing/test-browser.ts';
import { createAutosave, type SaveResult, type SaveState } from './create-autosave.ts';
import { createJournal } from './create-journal.ts';

const pageOf = (title: string): PageContent => ({ id: 'about', title, tiles: [] });

/** A service that answers saves one by one as given, and accepts the rest. */
function start(answers: SaveResult[] = [], unacknowledged: readonly PageContent[] = []) {
  const states: SaveState['kind'][] = [];
  const details: SaveState[] = [];
  const sent: { title: unknown; version: number; unacknowledged?: unknown[] }[] = [];
  const stored: boolean[] = [];
  const storage = createStorage();
  const journal = createJournal(storage, 'about', windowsOf('this'));
  const autosave = createAutosave({
    journal,
    version: 3,
    base: pageOf('loaded'),
    unacknowledged,
    save: async ({ content, version, ...draft }) => {
      sent.push({
        title: content.title,
        version,
        ...(draft.unacknowledged.length > 0 && { unacknowledged: draft.unacknowledged.map((each) => each.title) }),
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      return answers.shift() ?? { kind: 'saved', version: version + 1 };
    },
    onState: (state) => {
      states.push(state.kind);
      details.push(state);
    },
    onStored: (isStored) => void stored.push(isStored),
  });
  return { autosave, states, details, sent, journal, stored, storage };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('autosave', () => {
  it('saves automatically, once for many keystrokes [preview.compose]', async () => {
    const { autosave, states, sent, journal } = start();
    for (const title of ['A', 'Ab', 'Abo']) autosave.keep(pageOf(title));
    expect(journal.read()?.content.title).toBe('Abo');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ title: 'Abo', version: 3 }]);
    expect(states.at(-1)).toBe('saved');
    expect(journal.read()).toBeUndefined();
  });

  it('keeps changes that are made while a save is in progress [preview.compose]', async () => {
    const { autosave, sent, journal } = start();
    autosave.keep(pageOf('first'));
    await vi.advanceTimersByTimeAsync(650);
    autosave.keep(pageOf('second'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([
      { title: 'first', version: 3 },
      { title: 'second', version: 4 },
    ]);
    expect(journal.read()).toBeUndefined();
  });

  it('stores changes in this browser while the service cannot be reached, and retries [preview.compose]', async () => {
    const { autosave, states, sent, journal } = start([{ kind: 'failed', reason: 'No network.' }]);
    autosave.keep(pageOf('kept'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBe('offline');
    expect(journal.read()).toMatchObject({ version: 3, content: { title: 'kept' } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
    expect(states.at(-1)).toBe('saved');
  });

  it('says that the service has answered, when saving fails nevertheless [preview.errors]', async () => {
    const { autosave, details } = start([{ kind: 'failed', reason: 'It failed.', hasAnswer: true }]);
    autosave.keep(pageOf('kept'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(details.at(-1)).toEqual({ kind: 'offline', reason: 'It failed.', hasAnswer: true });
  });

  it('sends which pages may have been stored before, after a response was lost [preview.compose]', async () => {
    const lost = { kind: 'failed', reason: 'No network.' } as const;
    const { autosave, sent } = start([lost, lost]);
    for (const title of ['first', 'second', 'third']) {
      autosave.keep(pageOf(title));
      await vi.advanceTimersByTimeAsync(1000);
    }
    autosave.keep(pageOf('fourth'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([
      { title: 'first', version: 3 },
      { title: 'second', version: 3, unacknowledged: ['first'] },
      { title: 'third', version: 3, unacknowledged: ['first', 'second'] },
      { title: 'fourth', version: 4 },
    ]);
  });

  it('keeps what is typed while signed out, says so once, and saves all of it after the next sign-in [preview.access]', async () => {
    const out = { kind: 'signed-out' } as const;
    const { autosave, states, sent, journal } = start([out, out, out]);
    for (const title of ['T', 'Ty', 'Typed']) {
      autosave.keep(pageOf(title));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(states).toEqual(['unsaved', 'saving', 'signed-out', 'signed-out', 'signed-out']);
    expect(journal.read()).toMatchObject({ version: 3, content: { title: 'Typed' } });
    void autosave.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent.at(-1), states.at(-1)]).toEqual([{ title: 'Typed', version: 3 }, 'saved']);
  });

  it('does not send a refused page again until it changes [preview.compose]', async () => {
    const { autosave, states, sent, journal } = start([{ kind: 'refused', reason: 'This page is deleted.' }]);
    autosave.keep(pageOf('for a deleted page'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states.at(-1)).toBe('refused');
    expect(sent).toHaveLength(1);
    expect(journal.read()?.content.title).toBe('for a deleted page');
    autosave.keep(pageOf('after it was restored'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBe('saved');
  });

  it('sends a page once that was refused when it was saved at once [preview.compose]', async () => {
    const { autosave, sent } = start([{ kind: 'refused', reason: 'This page is deleted.' }]);
    autosave.keep(pageOf('for a deleted page'));
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([await flushed, sent.length]).toEqual([false, 1]);
  });

  it('does not overwrite what another editor turned out to have saved [editor.merge]', async () => {
    const { autosave, states, sent, journal } = start();
    autosave.markConflict(pageOf('mine'));
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await flushed).toBe(false);
    expect([states.at(-1), sent]).toEqual(['conflict', []]);
    expect(journal.read()?.content.title).toBe('mine');
    autosave.resume(9, pageOf('theirs'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ title: 'mine', version: 9 }]);
    expect(autosave.version()).toBe(10);
  });

  it('waits until a conflict is resolved [editor.merge]', async () => {
    const { autosave, states, sent, journal } = start([{ kind: 'conflict' }]);
    autosave.keep(pageOf('mine'));
    await vi.advanceTimersByTimeAsync(1000);
    autosave.keep(pageOf('mine, longer'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('conflict');
    expect(journal.read()?.content.title).toBe('mine, longer');
    autosave.resume(7, pageOf('theirs'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)).toEqual({ title: 'mine, longer', version: 7 });
  });

  it('still asks for a decision after a save that was on its way has failed [editor.merge]', async () => {
    const { autosave, states } = start([{ kind: 'failed', reason: 'No network.' }]);
    autosave.keep(pageOf('mine'));
    await vi.advanceTimersByTimeAsync(650);
    autosave.markConflict(pageOf('mine'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states.at(-1)).toBe('conflict');
  });

  it('goes on if a save that was on its way shows that nobody else has saved [editor.merge]', async () => {
    const { autosave, states, sent } = start();
    autosave.keep(pageOf('mine'));
    await vi.advanceTimersByTimeAsync(650);
    autosave.markConflict(pageOf('mine'));
    await vi.advanceTimersByTimeAsync(1000);
    autosave.keep(pageOf('mine, longer'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([states.at(-1), sent.at(-1)?.title]).toEqual(['saved', 'mine, longer']);
  });

  it('uses the version that was saved last as the base of a merge, by this editor or by another [editor.merge]', async () => {
    const { autosave, journal } = start();
    autosave.keep(pageOf('mine'));
    expect([autosave.bases()[0]?.title, journal.read()?.base?.title]).toEqual(['loaded', 'loaded']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(autosave.bases()[0]?.title).toBe('mine');
    autosave.markConflict(pageOf('mine, longer'));
    autosave.resume(9, pageOf('theirs'));
    expect(autosave.bases()[0]?.title).toBe('theirs');
  });

  it('says whether this browser could store the changes [preview.compose]', () => {
    const { autosave, storage, stored } = start();
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    autosave.keep(pageOf('with a full storage'));
    storage.setItem = setItem;
    autosave.keep(pageOf('with space'));
    expect(stored).toEqual([false, true]);
  });

  it('stores what was sent before also if that is the content itself [editor.merge]', () => {
    const recovered = pageOf('recovered');
    const { autosave, journal } = start([], [recovered]);
    autosave.keep(recovered);
    expect(journal.read()?.unacknowledged).toEqual([recovered]);
  });

  it('saves everything when flushed [preview.compose]', async () => {
    const { autosave } = start();
    autosave.keep(pageOf('now'));
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(200);
    expect(await flushed).toBe(true);
  });
});
