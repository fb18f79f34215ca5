import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Entry = Record<string, unknown>;

/** A history that throws like WebKit's: after 100 writes in 10 seconds. */
function limitedHistory() {
  const writes: number[] = [];
  const entries: Entry[] = [{ framework: true }];
  const write = (change: () => void): void => {
    const now = Date.now();
    if (writes.filter((at) => now - at < 10_000).length >= 100)
      throw new DOMException('Too many calls', 'SecurityError');
    writes.push(now);
    change();
  };
  return {
    writes,
    entries,
    get state() {
      return entries.at(-1);
    },
    replaceState: (state: Entry) => write(() => entries.splice(-1, 1, state)),
    pushState: (state: Entry) => write(() => entries.push(state)),
  };
}

describe('entry state [form.a11y]', () => {
  let history = limitedHistory();
  let page = new EventTarget();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    history = limitedHistory();
    page = new EventTarget();
    vi.stubGlobal('history', history);
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const load = () => import('./entry-state.client.ts');

  it('accepts a thousand keystrokes in a minute without an error and stores the last [form.a11y]', async () => {
    const { saveEntryState, readEntryState } = await load();
    for (let typed = 1; typed <= 1000; typed += 1) {
      saveEntryState('form', { name: 'x'.repeat(typed) });
      vi.advanceTimersByTime(60);
    }
    vi.advanceTimersByTime(1000);
    expect(history.state).toEqual({ framework: true, form: { name: 'x'.repeat(1000) } });
    expect(readEntryState('form')).toEqual({ name: 'x'.repeat(1000) });
    expect(history.writes.length).toBeLessThan(150);
  });

  it('writes a pending value before a reload reads the entry [form.a11y]', async () => {
    const { saveEntryState } = await load();
    saveEntryState('form', { name: 'A' });
    saveEntryState('form', { name: 'Ada' });
    expect(history.state).toEqual({ framework: true, form: { name: 'A' } });
    page.dispatchEvent(new Event('beforeunload'));
    expect(history.state).toEqual({ framework: true, form: { name: 'Ada' } });
    const written = history.writes.length;
    page.dispatchEvent(new Event('beforeunload'));
    expect(history.writes).toHaveLength(written);
  });

  it('writes a single change at once', async () => {
    const { saveEntryState } = await load();
    saveEntryState('form', 'a');
    expect(history.state).toMatchObject({ form: 'a' });
  });

  it.each(['pagehide', 'blur', 'visibilitychange', 'focusout'])(
    'writes a pending value on %s [form.a11y]',
    async (event) => {
      const { saveEntryState } = await load();
      saveEntryState('form', 'a');
      saveEntryState('form', 'ab');
      expect(history.state).toMatchObject({ form: 'a' });
      page.dispatchEvent(new Event(event));
      expect(history.state).toMatchObject({ form: 'ab' });
    },
  );

  it('keeps a value that the browser refuses and writes it later [form.a11y]', async () => {
    const { saveEntryState, readEntryState } = await load();
    for (let used = 0; used < 100; used += 1) history.replaceState({ framework: true });
    saveEntryState('form', 'typed');
    expect(readEntryState('form')).toBe('typed');
    expect(history.state).toEqual({ framework: true });
    vi.advanceTimersByTime(11_000);
    expect(history.state).toMatchObject({ form: 'typed' });
  });

  it('removes a value at once, even a pending one', async () => {
    const { saveEntryState, clearEntryState } = await load();
    saveEntryState('form', 'a');
    saveEntryState('form', 'ab');
    clearEntryState('form');
    vi.advanceTimersByTime(5000);
    expect(history.state).toEqual({ framework: true, form: undefined });
  });

  it('writes pending values before it adds an entry', async () => {
    const { saveEntryState, pushEntryState } = await load();
    saveEntryState('booking', 'one');
    saveEntryState('booking', 'two');
    pushEntryState('booking', 'three');
    vi.advanceTimersByTime(5000);
    expect(history.entries.map(({ booking }) => booking)).toEqual(['two', 'three']);
  });

  it('stores a value in the current entry if the browser refuses to add one', async () => {
    const { pushEntryState } = await load();
    for (let used = 0; used < 100; used += 1) history.replaceState({ framework: true });
    pushEntryState('booking', 'step two');
    vi.advanceTimersByTime(11_000);
    expect(history.entries).toEqual([{ framework: true, booking: 'step two' }]);
  });

  it('writes the values of two users of an entry together', async () => {
    const { saveEntryState } = await load();
    saveEntryState('form', 'a');
    saveEntryState('table', 'b');
    saveEntryState('form', 'c');
    vi.advanceTimersByTime(1000);
    expect(history.state).toEqual({ framework: true, form: 'c', table: 'b' });
  });

  it('does not write a dropped value into another entry', async () => {
    const { saveEntryState, dropPendingEntryState } = await load();
    saveEntryState('booking', 'one');
    saveEntryState('booking', 'two');
    dropPendingEntryState('booking');
    vi.advanceTimersByTime(5000);
    expect(history.state).toMatchObject({ booking: 'one' });
  });
});
