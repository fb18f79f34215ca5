import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settings } from '#schemas/content/settings/settings.ts';
import { job } from '#schemas/domain/job/job.ts';
import { listOpenJobs } from '#schemas/domain/job/job-category.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { findTemporaryClosure } from '#schemas/domain/restaurant/hours/temporary-closure.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { createDemoCalendar } from './demo-calendar.ts';
import { createDemoData } from './demo-data.ts';

const firstDay = '2026-01-01';
const anyDay = fc.integer({ min: 0, max: 365 * 15 }).map((days) => addDays(firstDay, days));

/** Everything that has a first and a last day, seeded on a day of the week. */
function parsed(today: string) {
  const data = createDemoData(today);
  return {
    jobs: data.jobs.map((each) => job.parse(each)),
    offers: data.offers.map((each) => offerSchema.parse(each)),
    restaurants: data.restaurants.map((each) => restaurant.parse(each)),
    settings: settings.parse(data.settings),
  };
}

const isOn = (
  { startDate = '', endDate = '9' }: { startDate?: string | undefined; endDate?: string | undefined },
  day: string,
) => startDate <= day && day <= endDate;

describe('the demo chain', () => {
  it('is as full on any day of the next fifteen years: vacancies, offers, banner and popup [ops.demo]', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const { jobs, offers, settings: brand } = parsed(today);
        expect(listOpenJobs(jobs, today)).toHaveLength(17);
        expect(jobs.filter(({ datePosted = '' }) => datePosted > today)).toEqual([]);
        expect(offers.filter((each) => isOn(each, today))).toHaveLength(6);
        expect(offers.filter(({ endDate = '' }) => endDate < today).map(({ id }) => id)).toEqual(['summer-terrace']);
        expect(isOn(brand.banner ?? { endDate: '0' }, today)).toBe(true);
        expect(isOn(brand.popup ?? { endDate: '0' }, today)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('closes at the coming Christmas, and one restaurant for a refit', () => {
    const { restaurants } = parsed('2029-06-06');
    expect(restaurants[0]?.overrides.map(({ startDate }) => startDate)).toEqual([
      '2029-12-24',
      '2029-12-25',
      '2029-12-31',
    ]);
    const refits = restaurants.flatMap(({ slug, overrides }) =>
      isOn(overrides[0] ?? { endDate: '0' }, '2029-06-06') ? [slug] : [],
    );
    expect(refits).toEqual(['reigate']);
  });

  it('keeps the restaurant closed for all of its refit, also on days with hours of their own', () => {
    const reigate = parsed('2026-11-27').restaurants.find(({ slug }) => slug === 'reigate');
    if (!reigate) throw new Error('The refitted restaurant is missing.');
    expect(findTemporaryClosure(reigate, '2026-11-27')).toEqual({
      reason: 'Closed for a new kitchen',
      reopens: '2027-02-20',
    });
  });

  it('changes with the week and not with the day', () => {
    expect(createDemoData('2026-11-22')).toEqual(createDemoData('2026-11-16'));
    expect(createDemoData('2026-11-23')).not.toEqual(createDemoData('2026-11-22'));
  });

  it('counts months to their last day, over the end of a year and in leap years', () => {
    const calendar = createDemoCalendar('2027-12-15');
    expect([0, 1, 2, -1, 14].map(calendar.monthEnd)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2027-11-30',
      '2029-02-28',
    ]);
  });
});
