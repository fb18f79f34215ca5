import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';

import { clampToRange, createCalendarRange, moveDay } from './move-day.ts';

const wide = { from: '2020-01-01', to: '2039-12-31' };
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'] as const;

describe('moving by key in the calendar [booking.date]', () => {
  it.each([
    ['ArrowLeft', false, '2026-12-23'],
    ['ArrowRight', false, '2026-12-25'],
    ['ArrowUp', false, '2026-12-17'],
    ['ArrowDown', false, '2026-12-31'],
    ['Home', false, '2026-12-21'],
    ['End', false, '2026-12-27'],
    ['PageUp', false, '2026-11-24'],
    ['PageDown', false, '2027-01-24'],
    ['PageUp', true, '2025-12-24'],
    ['PageDown', true, '2027-12-24'],
  ])('%s (shift: %s) moves from 24 December 2026 to %s', (key, shift, day) => {
    expect(moveDay('2026-12-24', key, shift, wide)).toBe(day);
  });

  it.each(['Home', 'End'])('%s does not move at the end of a week', (key) => {
    const end = key === 'Home' ? '2026-12-21' : '2026-12-27';
    expect(moveDay(end, key, false, wide)).toBe(end);
  });

  it('ignores other keys', () => {
    expect(['a', 'Tab', 'constructor'].map((key) => moveDay('2026-12-24', key, false, wide))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('stops at the ends of the range', () => {
    const range = createCalendarRange('2026-11-21', '2027-01-20');
    expect(range).toEqual({ from: '2026-11-01', to: '2027-01-31' });
    expect(moveDay('2026-11-21', 'PageUp', false, range)).toBe('2026-11-01');
    expect(moveDay('2027-01-20', 'PageDown', true, range)).toBe('2027-01-31');
    expect(moveDay('2026-11-01', 'Home', false, range)).toBe('2026-11-01');
  });

  it('never leaves the range', () => {
    const presses = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 40 });
    const days = fc.integer({ min: 0, max: 7000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 500 }), presses, (first, length, pressed) => {
        const range = createCalendarRange(first, addDays(first, length));
        let day = clampToRange(first, range);
        for (const [key, shift] of pressed) {
          day = moveDay(day, key, shift, range) ?? day;
          expect(day >= range.from && day <= range.to).toBe(true);
          expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        }
      }),
    );
  });
});
