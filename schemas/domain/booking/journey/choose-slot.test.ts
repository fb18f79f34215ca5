import { describe, expect, it } from 'vitest';
import { nearestSlot } from './choose-slot.ts';

const slots = (...times: string[]) =>
  times.map((time) => ({ time, available: true, canEnquire: false, areaIds: undefined }));

describe('the slot nearest to a time [booking.step2]', () => {
  it.each([
    ['23:45', ['22:00', '00:15'], '00:15'],
    ['00:15', ['12:00', '23:30'], '23:30'],
    ['01:00', ['00:30', '22:00'], '00:30'],
    ['19:00', ['18:30', '19:30'], '18:30'],
    ['19:10', ['18:30', '19:30'], '19:30'],
  ])('after %s was lost, of %j, is %s', (lost, times, nearest) => {
    expect(nearestSlot(slots(...times), lost)?.time).toBe(nearest);
  });
});
