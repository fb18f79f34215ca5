import { describe, expect, it } from 'vitest';
import { closeTo, nearestSlot, nearestSlots } from './choose-slot.ts';

const slots = (...times: string[]) =>
  times.map((time) => ({ time, available: true, canEnquire: false, areaIds: undefined }));

describe('the slot nearest to a time [booking.step2]', () => {
  it.each([
    ['23:45', ['22:00', '00:15'], '22:00'],
    ['00:15', ['12:00', '23:30', '03:00'], '03:00'],
    ['01:00', ['00:30', '22:00'], '00:30'],
    ['19:00', ['00:15'], undefined],
    ['19:00', ['18:30', '19:30'], '18:30'],
    ['19:10', ['18:30', '19:30'], '19:30'],
  ])('after %s was lost, of %j, is %s', (lost, times, nearest) => {
    expect(nearestSlot(slots(...times), lost)?.time).toBe(nearest);
  });

  it('is in the same night, as all that are near it [open.midnight]', () => {
    expect(nearestSlots(slots('00:15'), '19:00')).toEqual([]);
    expect(nearestSlot(slots('00:15', '12:00'), undefined)?.time).toBe('12:00');
    expect(closeTo(slots('04:45', '06:00'), '06:00').map(({ time }) => time)).toEqual(['06:00']);
  });
});
