import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#renderer/needs/load-needs.ts';
import { isOpenJob } from '#schemas/domain/job/job-category.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { offerState } from '#schemas/domain/offer/offer-state.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { isScheduledOn } from '../../../layout/notices/is-scheduled-on.ts';
import { plannedError, plannedPage, restaurantOf } from '../../../layout/planned-example.ts';
import type { PlannedPage } from '../planned-document.ts';
import { changeCandidates } from './change-candidates.ts';

/** Opening times are quarter hours. */
const quarterMs = 15 * 60_000;
const from = new Date('2026-03-27T21:10:20Z');
const until = new Date('2026-04-03T21:10:20Z');
const candidates = (planned: Parameters<typeof changeCandidates>[0]): readonly string[] =>
  changeCandidates(planned, { from, until }, '21:00').map((instant) => instant.toISOString());

const offerOf = (raw: object) =>
  offerSchema.parse({ id: 'deal', title: 'Deal', description: 'x', termAndConditions: 'x', ...raw });

/** A page with tiles that loaded this data. */
const pageWith = (value: Extract<Answer, { ok: true }>['value']): PlannedPage => ({
  ...plannedPage(),
  answers: new Map([['data', { ok: true, value }]]),
});

const nextDay = '2026-03-28T00:00:00.000Z';

describe('the instants at which a page may look different', () => {
  it('are only the next day for a page of text [api.cache]', () => {
    const tiles = [{ type: 'text', key: 'one', heading: 'Words', body: '<p>Words</p>' }];
    expect(candidates(plannedPage({ page: { tiles } }))).toEqual([nextDay]);
  });

  it('are first days and the days after last days, in London time [preview.time]', () => {
    const banner = { text: 'Easter', startDate: '2026-03-29', endDate: '2026-03-31' };
    expect(candidates(plannedPage({ settings: { banner } }))).toEqual([
      nextDay,
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T23:00:00.000Z',
      '2026-03-30T23:00:00.000Z',
      '2026-03-31T23:00:00.000Z',
    ]);
  });

  it('are those of the popup and of the page itself too [preview.time]', () => {
    const popup = { heading: 'Easter', body: '<p>Open.</p>', startDate: '2026-03-30', endDate: '2026-03-30' };
    expect(candidates(plannedPage({ settings: { popup } }))).toContain('2026-03-29T23:00:00.000Z');
    expect(candidates(plannedPage({ page: { title: '2026-03-30T10:30:00Z' } }))).toContain('2026-03-30T10:30:00.000Z');
  });

  it('include exact instants in the data [api.cache]', () => {
    expect(candidates(pageWith([offerOf({ title: '2026-03-28T10:30:00Z' })]))).toContain('2026-03-28T10:30:00.000Z');
    const limits = [from, until].map((limit) => offerOf({ title: limit.toISOString() }));
    expect(candidates(pageWith(limits)).filter((instant) => instant.endsWith(':20.000Z'))).toEqual([
      until.toISOString(),
    ]);
  });

  it('include the first change of each fact about its restaurants [api.cache]', () => {
    const day = { Open: '12:00', Close: '22:00' };
    const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const restaurant = restaurantOf({ openingTimes: Object.fromEntries(week.map((name) => [name, day])) });
    // It closes, its day ends, and 90 minutes before closing the first day that can be booked moves to the next one.
    const expected = ['2026-03-27T22:00:00.000Z', nextDay, '2026-03-28T20:31:00.000Z'];
    expect(candidates(plannedPage({ restaurant }))).toEqual(expected);
    expect(candidates(pageWith([restaurant]))).toEqual(expected);
  });

  it('exist for an error page too [api.cache]', () => {
    expect(candidates(plannedError(404))).toEqual([nextDay]);
  });

  it('include every change of offers, vacancies and announcements that checking every quarter hour finds [api.cache]', () => {
    const day = fc.integer({ min: -2, max: 8 }).map((days) => addDays('2026-03-27', days));
    const dated = fc.record({ startDate: day, endDate: day });
    fc.assert(
      fc.property(fc.array(dated, { minLength: 1, maxLength: 4 }), (offers) => {
        const found = candidates(pageWith(offers.map(offerOf)));
        const fingerprintAt = (at: Date): string =>
          JSON.stringify(
            offers.map((each) => [
              offerState(each, at),
              isScheduledOn(each, at),
              isOpenJob({ validThrough: each.endDate }, dayInLondon(at)),
            ]),
          );
        let before = fingerprintAt(from);
        const begin = Math.ceil(from.getTime() / quarterMs) * quarterMs;
        for (let at = begin; at <= until.getTime(); at += quarterMs) {
          const fingerprint = fingerprintAt(new Date(at));
          if (fingerprint !== before) expect(found).toContain(new Date(at).toISOString());
          before = fingerprint;
        }
      }),
      { numRuns: 30 },
    );
  }, 30_000);
});
