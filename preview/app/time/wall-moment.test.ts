import { describe, expect, it } from 'vitest';
import { fromWall, toWall } from './wall-moment.ts';

const london = 'Europe/London';

describe('a moment on a wall clock', () => {
  it.each([
    ['in winter', '2026-12-24T18:00', '2026-12-24T18:00:00.000Z'],
    ['in summer', '2026-07-01T18:00', '2026-07-01T17:00:00.000Z'],
    ['on the last summer day', '2026-10-24T23:30', '2026-10-24T22:30:00.000Z'],
    ['after the clocks went back', '2026-10-25T02:30', '2026-10-25T02:30:00.000Z'],
  ])('is the right instant %s, and is shown as it was typed [preview.time]', (_, wall, instant) => {
    expect(fromWall(wall, london).toISOString()).toBe(instant);
    expect(toWall(new Date(instant), london)).toBe(wall);
  });
});
