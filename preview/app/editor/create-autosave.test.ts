import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageContent } from '../document/page-content.ts';
import { createAutosave, type Saved, type SaveState } from './create-autosave.ts';
import { createJournal } from './create-journal.ts';

const pageOf = (title: string): PageContent => ({ id: 'about', title, tiles: [] });

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** A service that answers one save after the other as it is told; the rest are saved. */
function begin(answers: Saved[] = []) {
  const states: SaveState['kind'][] = [];
  const sent: { title: unknown; version: number }[] = [];
  const journal = createJournal(createStorage(), 'about');
  const autosave = createAutosave({
    journal,
    version: 3,
    save: async (page, version) => {
      sent.push({ title: page.title, version });
      await new Promise((resolve) => setTimeout(resolve, 100));
      return answers.shift() ?? { kind: 'saved', version: version + 1 };
    },
    onState: ({ kind }) => states.push(kind),
  });
  return { autosave, states, sent, journal };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is kept in this browser', () => {
  it('is not forgotten when another window has saved what it wrote itself', () => {
    const storage = createStorage();
    const [one, other] = [createJournal(storage, 'about'), createJournal(storage, 'about')];
    one.write(pageOf('one'), 1);
    other.write(pageOf('other'), 1);
    one.clear();
    expect(other.read()?.page.title).toBe('other');
    other.clear();
    expect(one.read()).toBeUndefined();
  });
});

describe('what is written', () => {
  it('is saved by itself, once for many letters', async () => {
    const { autosave, states, sent, journal } = begin();
    for (const title of ['A', 'Ab', 'Abo']) autosave.keep(pageOf(title));
    expect(journal.read()?.page.title).toBe('Abo');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ title: 'Abo', version: 3 }]);
    expect(states.at(-1)).toBe('saved');
    expect(journal.read()).toBeUndefined();
  });

  it('is not lost when it is written while a save is under way', async () => {
    const { autosave, sent, journal } = begin();
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

  it('stays in this browser while the service cannot be reached, and is tried again', async () => {
    const { autosave, states, sent, journal } = begin([{ kind: 'failed', reason: 'No network.' }]);
    autosave.keep(pageOf('kept'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBe('offline');
    expect(journal.read()).toMatchObject({ version: 3, page: { title: 'kept' } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
    expect(states.at(-1)).toBe('saved');
  });

  it('waits for a decision when somebody else has saved', async () => {
    const { autosave, states, sent, journal } = begin([{ kind: 'conflict' }]);
    autosave.keep(pageOf('mine'));
    await vi.advanceTimersByTimeAsync(1000);
    autosave.keep(pageOf('mine, longer'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toBe('conflict');
    expect(journal.read()?.page.title).toBe('mine, longer');
    autosave.goOn(7);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)).toEqual({ title: 'mine, longer', version: 7 });
  });

  it('is all there when a save is asked for at once', async () => {
    const { autosave } = begin();
    autosave.keep(pageOf('now'));
    const flushed = autosave.flush();
    await vi.advanceTimersByTimeAsync(200);
    expect(await flushed).toBe(true);
  });
});
