import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { plannedError, plannedPage, restaurantOf } from '../../../layout/planned-example.ts';
import type { PlannedDocument } from '../planned-document.ts';
import { changeCandidates } from './change-candidates.ts';
import { nextCandidate } from './next-candidate.ts';

const from = new Date('2026-03-27T21:10:20Z');
const nextOf = (planned: PlannedDocument, at = from): string =>
  new Date(nextCandidate(planned, at, '21:00')).toISOString();

const everyDay = (Open: string, Close: string) => Object.fromEntries(weekdays.map((day) => [day, { Open, Close }]));

describe('the next instant at which a page may look different', () => {
  it('is the next day in London at the latest [api.cache]', () => {
    expect(nextOf(plannedPage())).toBe('2026-03-28T00:00:00.000Z');
    expect(nextOf(plannedError(404), new Date('2026-06-01T22:59:59Z'))).toBe('2026-06-01T23:00:00.000Z');
  });

  it('is the next opening or closing of a restaurant, again after it has passed [api.cache]', () => {
    const restaurant = restaurantOf({ openingTimes: everyDay('12:00', '22:00') });
    const planned = plannedPage({ restaurant });
    expect(nextOf(planned)).toBe('2026-03-27T22:00:00.000Z');
    expect(nextOf(planned, new Date('2026-03-27T21:59:59Z'))).toBe('2026-03-27T22:00:00.000Z');
    expect(nextOf(planned, new Date('2026-03-27T22:00:00Z'))).toBe('2026-03-28T00:00:00.000Z');
    expect(nextOf(planned, new Date('2026-03-27T11:00:00Z'))).toBe('2026-03-27T12:00:00.000Z');
  });

  it('is the one after a change at the instant of the change itself [api.cache]', () => {
    const plan = () => plannedPage({ restaurant: restaurantOf({ openingTimes: everyDay('12:00', '22:00') }) });
    const planned = plan();
    const noon = new Date('2026-03-27T12:00:00Z');
    expect(nextOf(planned, new Date('2026-03-27T11:00:00Z'))).toBe(noon.toISOString());
    expect(nextOf(planned, noon)).toBe(nextOf(plan(), noon));
    expect(nextOf(planned, noon) < '2026-03-27T23').toBe(true);
  });

  it('is never later than the first instant at which it looks different [api.cache]', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
      return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
    });
    const day = fc.integer({ min: -1, max: 2 }).map((days) => addDays('2026-03-27', days));
    fc.assert(
      fc.property(time, time, day, day, fc.nat(86_400), (opens, closes, startDate, endDate, seconds) => {
        const restaurant = restaurantOf({ openingTimes: everyDay(opens, closes) });
        const planned = plannedPage({ restaurant, settings: { banner: { text: 'Easter', startDate, endDate } } });
        const at = new Date(from.getTime() + seconds * 1000);
        const until = new Date(at.getTime() + 86_400_000);
        const [first] = changeCandidates(planned, { from: at, until }, '21:00');
        const next = nextCandidate(planned, at, '21:00');
        expect(next).toBeGreaterThan(at.getTime());
        if (first) expect(next).toBeLessThanOrEqual(first.getTime());
      }),
    );
  });
});
