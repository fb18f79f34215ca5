import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The history of one tab. Back and Forward are asynchronous, as in a browser. */
function fakeHistory(page: EventTarget) {
  const entries: unknown[] = [{ framework: true }];
  let at = 0;
  return {
    get at() {
      return at;
    },
    get state() {
      return entries[at];
    },
    pushState(state: unknown) {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    replaceState(state: unknown) {
      entries[at] = state;
    },
    go(delta: number) {
      setTimeout(() => {
        at = Math.min(Math.max(at + delta, 0), entries.length - 1);
        page.dispatchEvent(new Event('popstate'));
      }, 10);
    },
  };
}

describe('the history entries of a booking [booking.modal]', () => {
  let history = fakeHistory(new EventTarget());
  const stored = new Map<string, string>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    const page = new EventTarget();
    history = fakeHistory(page);
    vi.stubGlobal('history', history);
    vi.stubGlobal('location', { hash: '' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', () => undefined);
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Starts a booking with three steps and records what its listener receives. */
  async function begin(onBack?: () => boolean) {
    const journey = await import('./journey-history.client.ts');
    const announced: (string | undefined)[] = [];
    journey.listenToTraversal({ onArrive: (entry) => announced.push(entry?.text), ...(onBack && { onBack }) });
    for (const text of ['party', 'time', 'details']) journey.pushJourneyEntry({ id: 'one', text });
    return { ...journey, announced };
  }

  const go = (delta: number): void => {
    history.go(delta);
    vi.advanceTimersByTime(100);
  };

  it('follow Back and Forward', async () => {
    const { announced } = await begin();
    for (const delta of [-1, -1, -1, 1]) go(delta);
    expect(announced).toEqual(['time', 'party', undefined, 'party']);
  });

  it('stay in place while something else handles Back', async () => {
    const { announced, getCurrentJourneyEntry } = await begin(() => true);
    go(-1);
    expect(announced).toEqual([]);
    expect(history.at).toBe(3);
    expect(getCurrentJourneyEntry()?.text).toBe('details');
  });

  it('are left when the booking is closed, and never open it again', async () => {
    const { announced, endJourney, leaveJourney } = await begin();
    endJourney();
    leaveJourney();
    vi.advanceTimersByTime(100);
    expect(history.at).toBe(0);
    go(1);
    expect(history.at).toBe(0);
    expect(announced.filter((text) => text !== undefined)).toEqual([]);
  });

  it('follow the page’s entry if a booking begins while the last one is being left', async () => {
    const { endJourney, leaveJourney, pushJourneyEntry } = await begin();
    endJourney();
    leaveJourney();
    pushJourneyEntry({ id: 'two', text: 'party' });
    vi.advanceTimersByTime(100);
    expect(history.at).toBe(1);
    expect(history.state).toMatchObject({ booking: { id: 'two', depth: 1, text: 'party' } });
  });

  it('keep their depth if a booking is saved while the last one is being left', async () => {
    const { endJourney, leaveJourney, pushJourneyEntry, saveJourneyEntry, getCurrentJourneyEntry } = await begin();
    endJourney();
    leaveJourney();
    pushJourneyEntry({ id: 'two' });
    saveJourneyEntry({ id: 'two', text: 'party' });
    vi.advanceTimersByTime(100);
    expect(getCurrentJourneyEntry()).toEqual({ id: 'two', depth: 1, text: 'party' });
    expect(history.state).toMatchObject({ booking: { id: 'two', depth: 1, text: 'party' } });
  });

  it('are restored after a reload, and ignored if they are not valid', async () => {
    const entry = { id: 'one', depth: 2, text: 'time' };
    const { readJourneyEntry } = await import('./journey-history.client.ts');
    expect(readJourneyEntry({ ...entry, other: 1 })).toEqual(entry);
    expect(readJourneyEntry({ id: 'one', depth: 0, text: 7 })).toEqual({ id: 'one', depth: 0 });
    for (const wrong of [
      undefined,
      null,
      'one',
      { ...entry, id: 1 },
      { ...entry, depth: '2' },
      { ...entry, depth: 1.5 },
    ])
      expect(readJourneyEntry(wrong)).toBeUndefined();
    expect(readJourneyEntry({ ...entry, depth: -1 })).toBeUndefined();
    history.replaceState({ booking: entry });
    const { getCurrentJourneyEntry } = await import('./journey-history.client.ts');
    expect(getCurrentJourneyEntry()).toEqual(entry);
  });

  it('include an entry that a link to a fragment has added', async () => {
    const { getCurrentJourneyEntry, announced, leaveJourney } = await begin();
    history.pushState(null);
    go(0);
    expect(announced).toEqual([]);
    expect(getCurrentJourneyEntry()).toMatchObject({ id: 'one', depth: 4, text: 'details' });
    expect(history.state).toMatchObject({ booking: { depth: 4 } });
    leaveJourney();
    vi.advanceTimersByTime(100);
    expect(history.at).toBe(0);
  });

  it('show the confirmation of a booking that is made, and Back leaves it at once [booking.thanks]', async () => {
    const { announced, completeJourney, getCurrentJourneyEntry } = await begin();
    completeJourney({ id: 'one', text: 'PR-1' });
    expect(history.at).toBe(3);
    expect(getCurrentJourneyEntry()).toEqual({ id: 'one', depth: 3, text: 'PR-1' });
    expect(history.state).toEqual({ framework: true, booking: { id: 'one', depth: 3 } });
    go(-1);
    vi.advanceTimersByTime(100);
    expect([history.at, announced]).toEqual([0, [undefined]]);
    go(1);
    expect([history.at, announced]).toEqual([1, [undefined, 'PR-1']]);
    expect(history.state).toEqual({ framework: true, booking: { id: 'one', depth: 1 } });
  });

  it('show the confirmation after a reload, also where the booking began with the page [booking.thanks]', async () => {
    const { saveJourneyEntry, pushJourneyEntry, completeJourney } = await import('./journey-history.client.ts');
    saveJourneyEntry({ id: 'one', text: 'party' });
    pushJourneyEntry({ id: 'one', text: 'details' });
    completeJourney({ id: 'one', text: 'PR-1' });
    for (const depth of [1, 0]) {
      vi.resetModules();
      const reloaded = await import('./journey-history.client.ts');
      expect(reloaded.getCurrentJourneyEntry()).toMatchObject({ id: 'one', depth, text: 'PR-1' });
      if (depth > 0) go(-1);
    }
  });

  it('forget the confirmation of a booking that was closed [booking.modal]', async () => {
    const { completeJourney, endJourney, getCurrentJourneyEntry } = await begin();
    completeJourney({ id: 'one', text: 'PR-1' });
    endJourney();
    expect(getCurrentJourneyEntry()?.text).toBeUndefined();
    expect([...stored.values()].join()).not.toContain('PR-1');
  });

  it('do not reopen a booking that has ended', async () => {
    const { announced, endJourney } = await begin();
    endJourney();
    go(-1);
    vi.advanceTimersByTime(100);
    expect(announced).toEqual([undefined]);
    expect(history.at).toBe(0);
  });
});
