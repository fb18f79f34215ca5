import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The history of one tab: Back and Forward take a moment, as in a browser. */
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

describe('the entries of a journey [booking.modal]', () => {
  let history = fakeHistory(new EventTarget());

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
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** A journey of three steps, and what its listener was told. */
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

  it('are walked by Back and Forward', async () => {
    const { announced } = await begin();
    for (const delta of [-1, -1, -1, 1]) go(delta);
    expect(announced).toEqual(['time', 'party', undefined, 'party']);
  });

  it('stay where they are while something else uses Back up', async () => {
    const { announced, currentJourneyEntry } = await begin(() => true);
    go(-1);
    expect(announced).toEqual([]);
    expect(history.at).toBe(3);
    expect(currentJourneyEntry()?.text).toBe('details');
  });

  it('are left behind by a journey that was closed, and never opened again', async () => {
    const { announced, endJourney, leaveJourney } = await begin();
    endJourney();
    leaveJourney();
    vi.advanceTimersByTime(100);
    expect(history.at).toBe(0);
    go(1);
    expect(history.at).toBe(0);
    expect(announced.filter((text) => text !== undefined)).toEqual([]);
  });

  it('lie behind the page for a journey that begins while the last one is being left', async () => {
    const { endJourney, leaveJourney, pushJourneyEntry } = await begin();
    endJourney();
    leaveJourney();
    pushJourneyEntry({ id: 'two', text: 'party' });
    vi.advanceTimersByTime(100);
    expect(history.at).toBe(1);
    expect(history.state).toMatchObject({ booking: { id: 'two', depth: 1, text: 'party' } });
  });

  it('stand at their own depth, however often a journey is saved while the last one is being left', async () => {
    const { endJourney, leaveJourney, pushJourneyEntry, saveJourneyEntry, currentJourneyEntry } = await begin();
    endJourney();
    leaveJourney();
    pushJourneyEntry({ id: 'two' });
    saveJourneyEntry({ id: 'two', text: 'party' });
    vi.advanceTimersByTime(100);
    expect(currentJourneyEntry()).toEqual({ id: 'two', depth: 1, text: 'party' });
    expect(history.state).toMatchObject({ booking: { id: 'two', depth: 1, text: 'party' } });
  });

  it('are read from the history after a reload, unless they are none of a journey', async () => {
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
    const { currentJourneyEntry } = await import('./journey-history.client.ts');
    expect(currentJourneyEntry()).toEqual(entry);
  });

  it('go along with a link to a place on the page', async () => {
    const { currentJourneyEntry, announced, leaveJourney } = await begin();
    history.pushState(null);
    go(0);
    expect(announced).toEqual([]);
    expect(currentJourneyEntry()).toMatchObject({ id: 'one', depth: 4, text: 'details' });
    expect(history.state).toMatchObject({ booking: { depth: 4 } });
    leaveJourney();
    vi.advanceTimersByTime(100);
    expect(history.at).toBe(0);
  });

  it('do not open a journey again that ended with thanks', async () => {
    const { announced, endJourney } = await begin();
    endJourney();
    go(-1);
    vi.advanceTimersByTime(100);
    expect(announced).toEqual([undefined]);
    expect(history.at).toBe(0);
  });
});
