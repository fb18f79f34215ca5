import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursOn } from './hours/hours-on.ts';
import { openingStatus } from './opening-status.ts';
import { type Restaurant, restaurant } from './restaurant.ts';
import {
  describeVisitTime,
  listVisitDays,
  openingAt,
  readVisitQuery,
  readVisitTime,
  timesOfDay,
  visitHours,
} from './visit-time.ts';
import { addDays, getWeekday, wallClock, weekdays } from './wall-time.ts';

const noon = { Open: '12:00', Close: '22:00' };
const week = {
  monday: { Open: 'Closed', Close: 'Closed' },
  tuesday: noon,
  wednesday: noon,
  thursday: noon,
  friday: { Open: '12:00', Close: '00:00' },
  saturday: { Open: '12:00', Close: '01:00' },
  sunday: { Open: '12:00', Close: '18:30' },
};
const place = (more: object = {}): Restaurant =>
  restaurant.parse({ storeId: '1', slug: 'soho', city: 'london', title: 'Soho', openingTimes: week, ...more });

/** A Saturday at 18:30. */
const now = new Date('2026-11-21T18:30:00Z');
const ask = (day?: string, time?: string, soho = place(), at = now) => {
  const visit = readVisitTime(day ? [day] : [], time ? [time] : []);
  return visit && openingAt(soho, visit, at)?.text;
};

describe('whether a restaurant is open at a chosen time [diner.hours]', () => {
  it.each([
    ['sunday', 'evening', 'Closed tomorrow at that time'],
    ['sunday', 'afternoon', 'Open tomorrow until 18:30'],
    ['sunday', undefined, 'Open tomorrow 12:00 to 18:30'],
    ['monday', undefined, 'Closed Monday'],
    ['tuesday', 'evening', 'Open Tuesday until 22:00'],
    ['tuesday', '21:59', 'Open Tuesday until 22:00'],
    ['tuesday', '22:00', 'Closed Tuesday at that time'],
    ['friday', 'late', 'Open Friday until 00:00'],
    ['friday', '00:00', 'Closed Friday at that time'],
  ])('on %s at %s it says “%s”', (day, time, text) => {
    expect(ask(day, time)).toBe(text);
  });

  it('counts the hours before five as the night of the chosen day', () => {
    expect(ask('saturday', '00:00')).toBe('Open today until 01:00');
    expect(ask('sunday', '00:00')).toBe('Closed tomorrow at that time');
  });

  it('takes a time that has passed as that of the next such day', () => {
    expect(ask('saturday', 'lunch')).toBe('Open next Saturday until 01:00');
    expect(ask(undefined, 'lunch')).toBe('Open tomorrow until 18:30');
    expect(ask(undefined, 'evening')).toBe('Open today until 01:00');
  });

  it('does not count a day as open when its hours have ended', () => {
    const wednesdayNight = new Date('2026-11-18T23:00:00Z');
    expect(ask('wednesday', undefined, place(), wednesdayNight)).toBe('Closed today');
  });

  it('uses alternative hours, such as those of a bank holiday', () => {
    const christmas = new Date('2026-12-23T12:00:00Z');
    const overrides = [
      { startDate: '2026-12-24', endDate: '2026-12-24', openTime: '12:00', closeTime: '17:00' },
      { startDate: '2026-12-25', endDate: '2026-12-26', openTime: 'Closed', closeTime: 'Closed' },
    ];
    const soho = place({ overrides });
    expect(ask('thursday', 'evening', soho, christmas)).toBe('Closed tomorrow at that time');
    expect(ask('thursday', 'afternoon', soho, christmas)).toBe('Open tomorrow until 17:00');
    expect(ask('friday', undefined, soho, christmas)).toBe('Closed Friday');
    expect(ask('sunday', 'lunch', soho, christmas)).toBe('Open Sunday until 18:30');
  });

  it('is unknown without hours or with an unknown time zone', () => {
    expect(ask('sunday', 'lunch', place({ openingTimes: null }))).toBeUndefined();
    expect(ask('sunday', 'lunch', place({ timeZone: 'Europe/Atlantis' }))).toBeUndefined();
  });
});

const minutesText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const timeText = fc.integer({ min: 0, max: 1439 }).map(minutesText);
const someHours = fc.oneof(
  fc.record({ Open: timeText, Close: timeText }),
  fc.constant({ Open: 'Closed', Close: 'Closed' }),
);
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Jakarta', 'Australia/Lord_Howe', undefined);
const someRestaurant = (from: Date) =>
  fc
    .record({
      openingTimes: fc.record(Object.fromEntries(weekdays.map((day) => [day, someHours]))),
      timeZone: zones,
      // Those for the same dates could contradict each other.
      overrides: fc.uniqueArray(
        fc.record({ start: fc.integer({ min: -2, max: 9 }), days: fc.nat(3), hours: someHours }).map((each) => {
          const startDate = addDays(from.toISOString().slice(0, 10), each.start);
          const endDate = addDays(startDate, each.days);
          return { startDate, endDate, openTime: each.hours.Open, closeTime: each.hours.Close };
        }),
        { maxLength: 3, selector: ({ startDate, endDate }) => `${startDate} ${endDate}` },
      ),
    })
    .map(place);
const scenes = instants.chain((from) => fc.tuple(fc.constant(from), someRestaurant(from)));

describe('for any hours, alternative hours and time zone [diner.hours]', () => {
  it('a restaurant is open at a chosen time exactly if its status at that instant says so', () => {
    fc.assert(
      fc.property(scenes, fc.constantFrom(...weekdays), timeText, ([from, soho], day, time) => {
        const clock = wallClock(soho.timeZone);
        if (!clock) return;
        const [hours = 0, minutes = 0] = time.split(':').map(Number);
        const { date: today } = clock.read(from);
        const instant = [0, 1, 2, 3, 4, 5, 6, 7]
          .map((ahead) => addDays(today, ahead))
          .filter((date) => getWeekday(date) === day)
          .map((date) => clock.instantOf({ date, minutes: (hours < 5 ? hours + 24 : hours) * 60 + minutes }))
          .find((each) => each >= from.getTime());
        if (instant === undefined) return;
        const found = openingAt(soho, { day, time }, from);
        const status = openingStatus(soho, new Date(instant));
        expect(found?.open).toBe(status?.open);
        expect(found?.closes).toBe(status?.closes);
      }),
      { numRuns: 400 },
    );
  });

  it('a later day is open exactly if it has hours', () => {
    fc.assert(
      fc.property(scenes, fc.constantFrom(...weekdays), ([from, soho], day) => {
        const today = wallClock(soho.timeZone)?.read(from).date ?? '';
        const date = [1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead)).find((each) => getWeekday(each) === day);
        if (!date) return;
        expect(openingAt(soho, { day, time: undefined }, from)?.open).toBe(hoursOn(soho, date)?.open);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the choice of a time [diner.hours]', () => {
  it('is read from the query; what is neither a day nor a time is left out', () => {
    expect(readVisitTime(['sunday'], ['evening'])).toEqual({ day: 'sunday', time: 'evening' });
    expect(readVisitTime(['x', 'monday'], ['25:00'])).toEqual({ day: 'monday', time: undefined });
    expect(readVisitTime([], ['19:30'])).toEqual({ day: undefined, time: '19:30' });
    expect(readVisitTime(['someday'], ['noonish'])).toBeUndefined();
    expect(readVisitTime()).toBeUndefined();
  });

  it('is a day with a time of day, in one value of the query; an hour replaces its time', () => {
    expect(readVisitQuery({ when: ['sunday.evening'] })).toEqual({ day: 'sunday', time: 'evening' });
    expect(readVisitQuery({ when: ['sunday.evening'], at: ['21:00'] })).toEqual({ day: 'sunday', time: '21:00' });
    expect(readVisitQuery({ day: ['monday'], at: ['late'] })).toEqual({ day: 'monday', time: 'late' });
    expect(readVisitQuery({ when: ['now'] })).toBeUndefined();
  });

  it('offers the next seven days by name, with bank holidays', () => {
    expect(listVisitDays(new Date('2026-12-24T12:00:00Z')).map(({ label }) => label)).toEqual([
      'Today, Thursday',
      'Tomorrow, Friday, Christmas Day',
      'Saturday',
      'Sunday',
      'Monday, Boxing Day (substitute day)',
      'Tuesday',
      'Wednesday',
    ]);
  });

  it('offers only hours and times of day that can be read again', () => {
    const all = [...visitHours, ...timesOfDay.map(({ slug }) => slug)];
    expect(all.map((time) => readVisitTime([], [time])?.time)).toEqual(all);
  });

  it.each([
    ['sunday', 'evening', 'tomorrow in the evening'],
    ['tuesday', 'lunch', 'on Tuesday at lunch'],
    ['tuesday', '20:00', 'on Tuesday at 20:00'],
    ['saturday', undefined, 'today'],
    ['saturday', 'lunch', 'next Saturday at lunch'],
  ])('%s and %s are described as “%s”', (day, time, text) => {
    const visit = readVisitTime([day], time ? [time] : []);
    expect(visit && describeVisitTime(visit, now)).toBe(text);
  });
});
