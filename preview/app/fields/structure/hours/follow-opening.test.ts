import { describe, expect, it } from 'vitest';
import { setAt } from '#schemas/content/set-at.ts';
import { followOpening, followsOpening } from './follow-opening.ts';

const dayPath = ['openingTimes', 'monday', 'Open'];

/** The hours of Monday after an opening time is entered. */
function enter(hours: object, opening: string): unknown {
  const before = { openingTimes: { monday: hours } };
  return Object(followOpening(before, setAt(before, dayPath, opening), dayPath)).openingTimes.monday;
}

describe('a closing time [editor.content]', () => {
  it.each([
    [{ Open: '12:00', Close: '22:00' }, 'Closed', { Open: 'Closed', Close: 'Closed' }],
    [{}, ' closed ', { Open: ' closed ', Close: 'Closed' }],
    [{ Open: 'Closed', Close: 'Closed' }, '12:00', { Open: '12:00' }],
    [{ Open: 'Closed', Close: '22:00' }, '12:00', { Open: '12:00', Close: '22:00' }],
    [{ Open: '12:00', Close: 'Closed' }, '13:00', { Open: '13:00', Close: 'Closed' }],
  ])('of %j is with the opening time “%s”: %j', (before, opening, after) => {
    expect(enter(before, opening)).toEqual(after);
  });

  it('of alternative hours follows too, and no other field does', () => {
    const path = ['overrides', 0, 'openTime'];
    const after = { overrides: [{ openTime: 'Closed' }] };
    expect(followOpening({}, after, path)).toEqual({ overrides: [{ openTime: 'Closed', closeTime: 'Closed' }] });
    expect(followOpening({}, after, ['overrides', 0, 'reason'])).toBe(after);
  });

  it.each([
    [{ Open: 'Closed', Close: 'Closed' }, 'Close', true],
    [{ Open: 'Closed', Close: 'Closed' }, 'Open', false],
    [{ Open: 'Closed', Close: '22:00' }, 'Close', false],
    [{ openTime: 'closed', closeTime: 'closed' }, 'closeTime', true],
    [undefined, 'Close', false],
  ])('in %j, “%s” follows the opening: %s', (hours, field, follows) => {
    expect(followsOpening(hours, field)).toBe(follows);
  });
});
