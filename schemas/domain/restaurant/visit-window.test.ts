import { describe, expect, it } from 'vitest';
import { visitWindow } from './visit-window.ts';

/** A Saturday at 18:30. */
const now = new Date('2026-11-21T18:30:00Z');
const minutes = (hours: number): number => hours * 60;

describe('the day and the times of a visit [diner.next-tables]', () => {
  it('are a part of a day', () => {
    expect(visitWindow({ day: 'sunday', time: 'evening' }, now, undefined)).toEqual({
      date: '2026-11-22',
      isToday: false,
      times: {
        fromMinutes: minutes(17.5),
        untilMinutes: minutes(21.5),
        aroundMinutes: minutes(19),
        text: 'in the evening',
      },
    });
  });

  it('are an hour before and after an hour', () => {
    const { times } = visitWindow({ day: 'sunday', time: '20:00' }, now, undefined) ?? {};
    expect([times?.fromMinutes, times?.untilMinutes, times?.text]).toEqual([minutes(19), minutes(21) + 1, 'at 20:00']);
  });

  it('are on the next date for an hour after midnight [open.midnight]', () => {
    expect(visitWindow({ day: 'sunday', time: '00:00' }, now, undefined)).toEqual({
      date: '2026-11-23',
      isToday: false,
      night: 'the night from Sunday to Monday',
      times: { fromMinutes: minutes(-1), untilMinutes: minutes(1) + 1, aroundMinutes: 0, text: 'at 00:00' },
    });
  });

  it('are those of the next week if they have passed, in the time zone of the restaurant', () => {
    const lunch = { day: 'saturday', time: 'lunch' } as const;
    expect(visitWindow(lunch, now, undefined)).toMatchObject({ date: '2026-11-28', isToday: false });
    expect(visitWindow(lunch, now, 'America/New_York')?.date).toBe('2026-11-28');
    expect(visitWindow(lunch, now, 'America/Los_Angeles')).toMatchObject({ date: '2026-11-21', isToday: true });
  });

  it('have no limits if only the day is chosen', () => {
    expect(visitWindow({ day: 'saturday', time: undefined }, now, undefined)).toEqual({
      date: '2026-11-21',
      isToday: true,
      times: undefined,
    });
  });

  it('are unknown in an unknown time zone', () => {
    expect(visitWindow({ day: 'sunday', time: undefined }, now, 'Nowhere')).toBeUndefined();
  });
});
