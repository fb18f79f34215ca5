import { describe, expect, it } from 'vitest';
import { setAt } from '#schemas/content/set-at.ts';
import { type FormerHours, followOpening, followsOpening } from './follow-opening.ts';

const dayPath = ['openingTimes', 'monday', 'Open'];

/** The hours of Monday after an opening time is entered. */
function enter(hours: object, opening: string, former?: FormerHours): unknown {
  const before = { openingTimes: { monday: hours } };
  return Object(followOpening(before, setAt(before, dayPath, opening), dayPath, former)).openingTimes.monday;
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

  it('returns with an opening time, like the last collection, if the day was closed by this', () => {
    const former: FormerHours = new Map();
    const hours = { Open: '12:00', Close: '22:00', ClickCollectClose: '21:30' };
    const closed = enter(hours, 'Closed', former);
    expect(closed).toEqual({ Open: 'Closed', Close: 'Closed' });
    const stillClosed = enter(Object(closed), 'closed ', former);
    expect(enter(Object(stillClosed), '1', former)).toEqual({ ...hours, Open: '1' });
    const other = { ...Object(closed), ClickCollectClose: '20:00' };
    expect(enter(other, '13:00', former)).toEqual({ Open: '13:00', ClickCollectClose: '20:00' });
    expect(enter({ ...hours, Close: 'Closed' }, 'Closed', former)).toEqual(closed);
    expect(enter(Object(closed), '13:00', former)).toEqual({ Open: '13:00', ClickCollectClose: '21:30' });
  });

  it('of alternative hours does not return for another entry at the same place', () => {
    const former: FormerHours = new Map();
    const path = ['overrides', 0, 'openTime'];
    const day = { endDate: '2026-12-24', openTime: '12:00', closeTime: '16:00', clickCollectClose: '15:00' };
    const before = { overrides: [day] };
    followOpening(before, setAt(before, path, 'Closed'), path, former);
    const other = { overrides: [{ endDate: '2026-12-25', openTime: 'Closed', closeTime: 'Closed' }] };
    expect(followOpening(other, setAt(other, path, '13:00'), path, former)).toEqual({
      overrides: [{ endDate: '2026-12-25', openTime: '13:00' }],
    });
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
