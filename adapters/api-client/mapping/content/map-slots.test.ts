import { expect, it } from 'vitest';
import { mapSlots } from './map-slots.ts';

it('orders slots by their times, with unreadable ones at the end [upstream.entries]', () => {
  const slots = [{ time: '20:00' }, { time: 'late' }, { time: '9:30' }, { time: '18:00' }, { time: '18:00' }];
  expect(mapSlots(slots)).toEqual([{ time: '9:30' }, { time: '18:00' }, { time: '20:00' }, { time: 'late' }]);
});
