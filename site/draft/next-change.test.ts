import { describe, expect, it } from 'vitest';
import { daysAhead, nextChange } from './next-change.ts';

const from = new Date('2026-03-28T21:10:20Z');
const changingAt =
  (...moments: readonly string[]) =>
  async (at: Date): Promise<string> =>
    String(moments.filter((moment) => new Date(moment) <= at).length);

describe('when a page looks different next', () => {
  it.each([
    ['within the hour', '2026-03-28T21:47:00Z'],
    ['in the night when the clocks change', '2026-03-29T00:00:00Z'],
    ['some days later', '2026-04-02T09:00:00Z'],
    ['at the end of what is looked at', '2026-04-26T21:00:00Z'],
  ])('is found to the minute: %s [preview.time]', async (_, moment) => {
    expect(await nextChange(changingAt(moment), from)).toEqual(new Date(moment));
  });

  it('is the first of several', async () => {
    const look = changingAt('2026-03-28T22:00:00Z', '2026-03-28T22:20:00Z', '2026-04-01T00:00:00Z');
    expect(await nextChange(look, from)).toEqual(new Date('2026-03-28T22:00:00Z'));
  });

  it('is not known where nothing changes for a month', async () => {
    expect(daysAhead).toBe(31);
    expect(await nextChange(changingAt('2026-06-01T00:00:00Z'), from)).toBeUndefined();
  });

  it.each([
    ['ahead', '2026-06-01T00:00:00Z', 10],
    ['to the minute', '2026-03-28T22:00:00Z', 4],
  ])('is looked for no further %s once nobody waits for it', async (_, moment, most) => {
    let looks = 0;
    const look = changingAt(moment);
    const counted = (at: Date): Promise<string> => {
      looks += 1;
      return look(at);
    };
    await nextChange(counted, from, () => looks >= most);
    expect(looks).toBe(most);
  });
});
