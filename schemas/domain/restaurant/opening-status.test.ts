import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursOn } from './hours/hours-on.ts';
import { openingStatus } from './opening-status.ts';
import { type Restaurant, restaurant } from './restaurant.ts';
import { weekdays } from './wall-time.ts';

const defaults = { Open: '12:00', Close: '22:00' };
const late = { Open: '12:00', Close: '01:00' };
const shut = { Open: 'Closed', Close: 'Closed' };

type Input = Partial<Record<(typeof weekdays)[number], { Open: string; Close: string; ClickCollectClose?: string }>>;

/** Monday and Tuesday closed, Friday until one, Thursday until midnight, else noon to ten. */
const week = {
  monday: shut,
  tuesday: shut,
  wednesday: defaults,
  thursday: { Open: '12:00', Close: '00:00' },
  friday: late,
  saturday: defaults,
  sunday: defaults,
};

const exampleRestaurant = (more: object = {}, days: Input = {}): Restaurant =>
  restaurant.parse({
    storeId: 1,
    slug: 'soho',
    city: 'london',
    title: 'Soho',
    lat: 51.5,
    lng: -0.1,
    openingTimes: { ...week, ...days },
    ...more,
  });

const at = (instant: string, place = exampleRestaurant()) => openingStatus(place, new Date(instant))?.text;

const winter: [instant: string, text: string, what: string][] = [
  ['2026-11-21T11:59:59Z', 'Closed, opens 12:00', 'Saturday, a second before opening'],
  ['2026-11-21T12:00:00Z', 'Open, closes 22:00', 'Saturday noon'],
  ['2026-11-21T21:59:59Z', 'Open, closes 22:00', 'Saturday, the last second'],
  ['2026-11-21T22:00:00Z', 'Closed, opens 12:00 tomorrow', 'Saturday at closing'],
];

describe('opening status', () => {
  it.each(winter)('at %s says “%s” (%s) [open.text]', (instant, text) => {
    expect(at(instant)).toBe(text);
    expect(openingStatus(exampleRestaurant(), new Date(instant))?.open).toBe(text.startsWith('Open'));
  });

  it('uses the override of the day, else the hours of the weekday [open.today]', () => {
    const overrides = [{ startDate: '2026-11-21', endDate: '2026-11-21', openTime: '17:00', closeTime: '23:30' }];
    expect(at('2026-11-21T13:00:00Z', exampleRestaurant({ overrides }))).toBe('Closed, opens 17:00');
    expect(at('2026-11-21T23:00:00Z', exampleRestaurant({ overrides }))).toBe('Open, closes 23:30');
    expect(at('2026-11-22T13:00:00Z', exampleRestaurant({ overrides }))).toBe('Open, closes 22:00');
    const closed = [{ startDate: '2026-11-20', endDate: '2026-11-22', openTime: 'Closed', closeTime: 'Closed' }];
    expect(at('2026-11-21T13:00:00Z', exampleRestaurant({ overrides: closed }))).toBe(
      'Closed, opens 12:00 on Wednesday',
    );
  });

  it('uses the override that starts later if two cover a day; one without a start applies from now [open.today]', () => {
    const season = { startDate: '2026-11-01', endDate: '2026-12-31', openTime: '14:00', closeTime: '20:00' };
    const one = { startDate: '2026-11-21', endDate: '2026-11-21', openTime: '15:00', closeTime: '19:00' };
    expect(at('2026-11-21T15:30:00Z', exampleRestaurant({ overrides: [season, one] }))).toBe('Open, closes 19:00');
    expect(at('2026-11-21T15:30:00Z', exampleRestaurant({ overrides: [one, season] }))).toBe('Open, closes 19:00');
    expect(at('2026-11-21T15:30:00Z', exampleRestaurant({ overrides: [{ ...season, startDate: null }] }))).toBe(
      'Open, closes 20:00',
    );
  });

  it('is unknown if two overrides for the same day contradict each other, in any order [open.today] [restaurant.hours]', () => {
    const day = { startDate: '2026-11-21', endDate: '2026-11-21' };
    const lunch = { ...day, openTime: '12:00', closeTime: '15:00' };
    const others = [
      { ...day, openTime: '17:30', closeTime: '23:00' },
      { ...day, openTime: 'Closed', closeTime: 'Closed' },
    ];
    for (const other of others)
      for (const overrides of [
        [lunch, other],
        [other, lunch],
      ])
        expect(openingStatus(exampleRestaurant({ overrides }), new Date('2026-11-21T13:00:00Z'))).toBeUndefined();
  });

  it('joins two overrides for the same day that agree [open.today] [restaurant.hours]', () => {
    const day = { startDate: '2026-11-21', endDate: '2026-11-21', openTime: '17:00', closeTime: '23:30' };
    const overrides = [day, { ...day, clickCollectClose: '20:00', reason: 'Market' }];
    const joined = exampleRestaurant({ overrides });
    expect(hoursOn(joined, '2026-11-21')).toEqual({ open: true, from: '17:00', to: '23:30', reason: 'Market' });
    expect(hoursOn(joined, '2026-11-21', 'click-and-collect')).toMatchObject({ to: '20:00' });
  });

  it('uses the shorter of two overrides that start on the same day [open.today]', () => {
    const season = { startDate: '2026-11-21', endDate: '2026-12-31', openTime: '14:00', closeTime: '20:00' };
    const one = { ...season, endDate: '2026-11-21', closeTime: '19:00' };
    expect(at('2026-11-21T15:30:00Z', exampleRestaurant({ overrides: [season, one] }))).toBe('Open, closes 19:00');
  });

  it('uses the restaurant’s time zone [open.today]', () => {
    const dubai = exampleRestaurant({ timeZone: 'Asia/Dubai' });
    expect(at('2026-11-21T07:59:00Z', dubai)).toBe('Closed, opens 12:00');
    expect(at('2026-11-21T08:00:00Z', dubai)).toBe('Open, closes 22:00');
    expect(at('2026-07-04T11:00:00Z')).toBe('Open, closes 22:00');
  });

  it('includes Friday’s late hours at 00:30 on Saturday [open.midnight]', () => {
    expect(at('2026-11-21T00:30:00Z')).toBe('Open, closes 01:00');
    expect(at('2026-11-21T01:00:00Z')).toBe('Closed, opens 12:00');
    const saturdayShut = [{ startDate: '2026-11-21', endDate: '2026-11-21', openTime: 'Closed', closeTime: 'Closed' }];
    expect(at('2026-11-21T00:30:00Z', exampleRestaurant({ overrides: saturdayShut }))).toBe('Open, closes 01:00');
  });

  it('treats a closing time of 00:00 as midnight at the end of the day [open.midnight]', () => {
    expect(at('2026-11-19T23:59:00Z')).toBe('Open, closes 00:00');
    expect(at('2026-11-20T00:00:00Z')).toBe('Closed, opens 12:00');
  });

  it('skips closed days and names the day of the next opening [open.next]', () => {
    expect(at('2026-11-22T22:30:00Z')).toBe('Closed, opens 12:00 on Wednesday');
    expect(at('2026-11-23T09:00:00Z')).toBe('Closed, opens 12:00 on Wednesday');
    expect(at('2026-11-24T09:00:00Z')).toBe('Closed, opens 12:00 tomorrow');
    expect(at('2026-11-18T23:00:00Z')).toBe('Closed, opens 12:00 tomorrow');
  });

  it('searches the next opening a week ahead [open.next]', () => {
    const days = Object.fromEntries(weekdays.map((name) => [name, name === 'monday' ? defaults : shut]));
    expect(at('2026-11-23T21:59:59Z', exampleRestaurant({}, days))).toBe('Open, closes 22:00');
    expect(at('2026-11-23T22:00:00Z', exampleRestaurant({}, days))).toBe('Closed, opens 12:00 on Monday');
    expect(at('2026-11-24T09:00:00Z', exampleRestaurant({}, days))).toBe('Closed, opens 12:00 on Monday');
  });

  it('is only “Closed” if there is no opening within seven days [open.next]', () => {
    const closedUntil = (endDate: string) =>
      exampleRestaurant({ overrides: [{ startDate: '2026-11-01', endDate, openTime: 'Closed', closeTime: 'Closed' }] });
    expect(at('2026-11-21T13:00:00Z', closedUntil('2026-11-27'))).toBe('Closed, opens 12:00 on Saturday');
    expect(at('2026-11-21T13:00:00Z', closedUntil('2026-11-28'))).toBe('Closed');
  });

  it('is undefined if hours or time zone are unknown [upstream.claims]', () => {
    expect(at('2026-11-21T13:00:00Z', exampleRestaurant({ openingTimes: null }))).toBeUndefined();
    expect(at('2026-11-21T13:00:00Z', exampleRestaurant({ timeZone: 'Mars/Olympus' }))).toBeUndefined();
  });

  // Clocks go back on 25 October 2026 at 02:00 BST and forward on 29 March 2026 at 01:00 GMT.
  it.each([
    ['2026-10-25T00:29:00Z', 'Open, closes 01:30', '01:29 BST'],
    ['2026-10-25T00:30:00Z', 'Closed, opens 12:00', '01:30 BST'],
    ['2026-10-25T01:15:00Z', 'Closed, opens 12:00', '01:15 GMT, which the wall shows a second time'],
    ['2026-10-25T11:59:00Z', 'Closed, opens 12:00', '11:59 GMT'],
    ['2026-10-25T12:00:00Z', 'Open, closes 22:00', '12:00 GMT'],
    ['2026-10-25T21:59:00Z', 'Open, closes 22:00', '21:59 GMT'],
    ['2026-03-29T00:59:00Z', 'Open, closes 01:30', '00:59 GMT'],
    ['2026-03-29T01:29:00Z', 'Open, closes 01:30', '02:29 BST, an hour and a half after midnight'],
    ['2026-03-29T01:30:00Z', 'Closed, opens 12:00', '02:30 BST'],
    ['2026-03-29T11:00:00Z', 'Open, closes 22:00', '12:00 BST'],
    ['2026-03-29T21:00:00Z', 'Closed, opens 12:00 on Wednesday', '22:00 BST'],
  ])('on the days when clocks change, at %s, says “%s” (%s) [open.dst]', (instant, text) => {
    expect(at(instant, exampleRestaurant({}, { saturday: { Open: '12:00', Close: '01:30' } }))).toBe(text);
  });

  it('does not depend on the machine’s time zone [open.today]', () => {
    const script = `
      import { openingStatus } from './opening-status.ts';
      const place = ${JSON.stringify(exampleRestaurant())};
      const texts = ${JSON.stringify(winter)}.map(([instant]) => openingStatus(place, new Date(instant))?.text);
      console.log(JSON.stringify([new Date(0).getTimezoneOffset(), ...texts]));`;
    const zones = ['America/New_York', 'Pacific/Kiritimati'];
    const texts = zones.map((TZ): unknown => {
      const options = {
        cwd: join(import.meta.dirname),
        env: { ...process.env, TZ, NODE_NO_WARNINGS: '1' },
        encoding: 'utf8',
      } as const;
      return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
    });
    const expected = winter.map(([, text]) => text);
    expect(texts).toEqual([
      [300, ...expected],
      [640, ...expected],
    ]);
  });
});

describe('click and collect', () => {
  const collects = (instant: string, place = exampleRestaurant()) =>
    openingStatus(place, new Date(instant), 'click-and-collect')?.text;

  it('ends at its own time, or at 21:00 by default [open.cc]', () => {
    expect(collects('2026-11-21T20:59:00Z')).toBe('Open, closes 21:00');
    expect(collects('2026-11-21T21:00:00Z')).toBe('Closed, opens 12:00 tomorrow');
    const own = exampleRestaurant({}, { saturday: { ...defaults, ClickCollectClose: '21:45' } });
    expect(collects('2026-11-21T21:30:00Z', own)).toBe('Open, closes 21:45');
    expect(at('2026-11-21T21:50:00Z', own)).toBe('Open, closes 22:00');
  });

  it('ends at the last collection of an override, or at 21:00 by default [open.cc]', () => {
    const day = { startDate: '2026-11-21', endDate: '2026-11-21', openTime: '10:00', closeTime: '23:30' };
    const early = exampleRestaurant({ overrides: [{ ...day, clickCollectClose: '19:15' }] });
    expect(collects('2026-11-21T19:14:59Z', early)).toBe('Open, closes 19:15');
    expect(collects('2026-11-21T19:15:00Z', early)).toBe('Closed, opens 12:00 tomorrow');
    expect(collects('2026-11-21T20:59:00Z', exampleRestaurant({ overrides: [day] }))).toBe('Open, closes 21:00');
    expect(collects('2026-11-21T21:00:00Z', exampleRestaurant({ overrides: [day] }))).toBe(
      'Closed, opens 12:00 tomorrow',
    );
  });

  it('ends at 21:00 on a day with closing time after midnight [open.cc]', () => {
    expect(collects('2026-11-20T20:59:00Z')).toBe('Open, closes 21:00');
    expect(collects('2026-11-20T21:00:00Z')).toBe('Closed, opens 12:00 tomorrow');
    expect(at('2026-11-21T00:30:00Z')).toBe('Open, closes 01:00');
    expect(collects('2026-11-21T00:30:00Z')).toBe('Closed, opens 12:00');
  });

  it('never ends after the restaurant closes, and never opens on a closed day [open.cc]', () => {
    const early = exampleRestaurant({}, { saturday: { Open: '12:00', Close: '17:00' } });
    expect(collects('2026-11-21T16:00:00Z', early)).toBe('Open, closes 17:00');
    expect(collects('2026-11-21T18:00:00Z', early)).toBe('Closed, opens 12:00 tomorrow');
    const shutToday = exampleRestaurant(
      {},
      { saturday: { Open: '12:00', Close: 'Closed', ClickCollectClose: '20:00' } },
    );
    expect(collects('2026-11-21T18:00:00Z', shutToday)).toBe('Closed, opens 12:00 tomorrow');
  });
});

const time = fc.integer({ min: 0, max: 24 * 60 - 1 });
const formatTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyDay = fc.option(fc.tuple(time, time), { nil: undefined });
const anyWeek = fc.array(anyDay, { minLength: 7, maxLength: 7 });
/** The start of a week in November, when London uses UTC. Monday is the 16th. */
const monday = Date.UTC(2026, 10, 16);

describe('for any week of hours', () => {
  const placeWith = (days: readonly ([number, number] | undefined)[]) =>
    exampleRestaurant(
      {},
      Object.fromEntries(
        weekdays.map((name, index) => {
          const hours = days[index];
          return [name, hours ? { Open: formatTime(hours[0]), Close: formatTime(hours[1]) } : shut];
        }),
      ),
    );

  /** Whether the restaurant is open in each minute of a repeating week. */
  const painted = (days: readonly ([number, number] | undefined)[]): readonly boolean[] => {
    const minutes = Array.from({ length: 7 * 1440 }, () => false);
    days.forEach((hours, index) => {
      if (!hours) return;
      const [from, to] = hours;
      const length = to > from ? to - from : to - from + 1440;
      for (let passed = 0; passed < length; passed++) minutes[(index * 1440 + from + passed) % (7 * 1440)] = true;
    });
    return minutes;
  };

  it('is open exactly during its hours [open.midnight]', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (days, minute) => {
        const status = openingStatus(placeWith(days), new Date(monday + minute * 60_000));
        expect(status?.open).toBe(painted(days)[minute]);
      }),
      { numRuns: 300 },
    );
  });

  it('names the first open minute as the next opening [open.next]', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (days, minute) => {
        const open = painted(days);
        if (open[minute]) return;
        const text = openingStatus(placeWith(days), new Date(monday + minute * 60_000))?.text ?? '';
        const wait = Array.from({ length: 7 * 1440 }, (_, passed) => passed).find(
          (passed) => open[(minute + passed) % (7 * 1440)],
        );
        if (wait === undefined) return expect(text).toBe('Closed');
        expect(text).toContain(`opens ${formatTime((minute + wait) % 1440)}`);
        const dayOfOpening = Math.floor((minute + wait) / 1440) - Math.floor(minute / 1440);
        expect(text.includes('tomorrow')).toBe(dayOfOpening === 1);
        expect(text.includes(' on ')).toBe(dayOfOpening > 1);
      }),
      { numRuns: 300 },
    );
  });
});
