import { describe, expect, it } from 'vitest';
import { findNextChange, maxRenders } from './find-next-change.ts';

const from = new Date('2026-03-28T21:10:20Z');
const until = new Date('2026-04-28T21:10:20Z');
const hour = (count: number): Date => new Date(from.getTime() + count * 3_600_000);
const hours = (count: number): readonly Date[] => Array.from({ length: count }, (_, at) => hour(at + 1));

/** A page that changes at these instants, and a counter of its renderings. */
function createFingerprint(...changes: readonly Date[]) {
  const counted = { renders: 0 };
  const fingerprint = async (at: Date): Promise<string> => {
    counted.renders += 1;
    return String(changes.filter((change) => change <= at).length);
  };
  return { fingerprint, counted };
}

describe('the next change of a page', () => {
  it('is the first candidate at which it looks different [preview.time]', async () => {
    const { fingerprint } = createFingerprint(hour(3), hour(5));
    expect(await findNextChange({ fingerprint, from, until, candidates: hours(6) })).toEqual({
      next: hour(3),
      until: hour(3),
      isComplete: true,
    });
  });

  it('is found even when the change is soon undone [preview.time]', async () => {
    const fingerprint = async (at: Date): Promise<string> => (at.getTime() === hour(2).getTime() ? 'other' : 'same');
    expect((await findNextChange({ fingerprint, from, until, candidates: hours(6) })).next).toEqual(hour(2));
  });

  it('does not exist where no candidate shows a difference [preview.time]', async () => {
    const { fingerprint } = createFingerprint();
    expect(await findNextChange({ fingerprint, from, until, candidates: hours(6) })).toEqual({
      next: undefined,
      until,
      isComplete: true,
    });
  });

  it('needs no rendering without candidates [preview.time]', async () => {
    const { fingerprint, counted } = createFingerprint();
    expect((await findNextChange({ fingerprint, from, until, candidates: [] })).isComplete).toBe(true);
    expect(counted.renders).toBe(0);
  });

  it('is searched with a limited number of renderings, and the result says how far it got [preview.time]', async () => {
    const { fingerprint, counted } = createFingerprint(hour(20));
    const found = await findNextChange({ fingerprint, from, until, candidates: hours(30) });
    expect(counted.renders).toBe(maxRenders);
    expect(found).toEqual({ next: undefined, until: hour(maxRenders), isComplete: false });
  });

  it('is not searched further once the client has gone [preview.time]', async () => {
    const { fingerprint, counted } = createFingerprint();
    await findNextChange({ fingerprint, from, until, candidates: hours(9), isCancelled: () => counted.renders >= 4 });
    expect(counted.renders).toBe(4);
  });
});
