import { describe, expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

describe('local time in London', () => {
  it.each([
    ['in winter', '2026-12-24T18:00', '2026-12-24T18:00:00.000Z'],
    ['in summer', '2026-07-01T18:00', '2026-07-01T17:00:00.000Z'],
    ['on the last summer day', '2026-10-24T23:30', '2026-10-24T22:30:00.000Z'],
    ['at the first of two times when the clocks go back', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['after the clocks went back', '2026-10-25T02:30', '2026-10-25T02:30:00.000Z'],
    ['while its year is being typed', '0020-12-24T18:00', '0020-12-24T18:00:00.000Z'],
    ['while three digits of its year are typed', '0202-12-24T18:00', '0202-12-24T18:00:00.000Z'],
  ])('is converted to the right instant %s, and shown as it was typed [preview.time]', (_, localTime, instant) => {
    expect(fromLocalTime(localTime).toISOString()).toBe(instant);
    expect(toLocalTime(new Date(instant))).toBe(localTime);
  });

  it('is after the gap if the clocks skip it [preview.time]', () => {
    const skipped = fromLocalTime('2027-03-28T01:30');
    expect(skipped.toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(toLocalTime(skipped)).toBe('2027-03-28T02:30');
  });
});
