import { describe, expect, it } from 'vitest';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { bookingTestData } from '../testing/booking-test-data.ts';
import { checkPartySize, findBookingRules, guaranteeFor, isAtTime, isEnquiryOnly, menusFor } from './party-rules.ts';

const [stored] = bookingTestData.bookingRules;
const [place] = bookingTestData.restaurants;

/** The rules of restaurant 1, with a change. Its occasion “dinner” has no rules of its own. */
function setUp(change: object = {}, occasionChange: object = {}) {
  const rules = bookingRules.parse({ ...stored, ...change });
  const [dinner] = bookingRules.parse({
    ...stored,
    occasions: [{ id: 'dinner', name: 'Dinner', minimumCovers: 2, maximumCovers: 8, ...occasionChange }],
  }).occasions;
  if (!dinner) throw new Error('There is no dinner.');
  return { rules, dinner };
}

/** A table at a time of the service day Friday 4 December 2026; 24:30 is after midnight. */
const tableAt = (time: string, serviceDate = '2026-12-04') => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { date: serviceDate, time, serviceDate, minutes, startsAt: 0, closesAt: 0 };
};

describe('a restaurant', () => {
  it.each([
    ['online', undefined],
    ['telephone', 1],
    ['elsewhere', 11],
    ['holiday-park', 20],
  ])('that is bookable %s has the code %s [booking.codes]', (bookable, code) => {
    const { rules } = setUp({ bookable });
    const found = findBookingRules({ restaurant: restaurant.parse(place), rules });
    expect('code' in found ? found.code : undefined).toBe(code);
  });

  it('cannot be booked online without rules, or if it says so itself [booking.codes]', () => {
    const { rules } = setUp();
    expect(findBookingRules({ restaurant: restaurant.parse(place), rules: undefined })).toEqual({ code: 11 });
    expect(findBookingRules({ restaurant: restaurant.parse({ ...place, onlineBooking: false }), rules })).toEqual({
      code: 11,
    });
  });
});

describe('the days and times of a rule', () => {
  it.each<[object, string, boolean]>([
    [{}, '00:00', true],
    [{ from: '18:00' }, '17:45', false],
    [{ from: '18:00' }, '18:00', true],
    [{ to: '19:00' }, '19:00', true],
    [{ to: '19:00' }, '19:15', false],
    [{ from: '18:00', to: '18:00' }, '18:00', true],
    [{ from: '22:00', to: '01:00' }, '25:00', true],
    [{ from: '22:00', to: '01:00' }, '25:15', false],
    [{ from: '22:00', to: '01:00' }, '21:45', false],
    [{ days: ['friday'] }, '12:00', true],
    [{ days: ['saturday', 'sunday'] }, '12:00', false],
  ])('%j include %s on a Friday: %s [booking.step2] [open.midnight]', (times, time, isIncluded) => {
    expect(isAtTime({ days: [], ...times }, tableAt(time))).toBe(isIncluded);
  });
});

describe('the size of a party', () => {
  it.each([
    [2, 0, 20, undefined],
    [8, 0, 20, undefined],
    [1, 7, 20, undefined],
    [1, 0, 20, 18],
    [9, 0, 20, 18],
    [0, 2, 20, 18],
    [8, 0, 8, undefined],
    [8, 0, 7, 4],
    [4, 4, 7, 4],
  ])(
    'of %d adults and %d children, with at most %d in all, has the code %s [booking.covers] [booking.codes]',
    (adults, children, most, code) => {
      expect(checkPartySize(setUp().dinner, { adults, children }, most)?.code).toBe(code);
    },
  );
});

describe('the menus of an occasion', () => {
  const menus = [
    { id: 'all', name: 'All day', linkGroup: 'T' },
    { id: 'early', name: 'Early', linkGroup: 'T', to: '18:00' },
    { id: 'weekend', name: 'Weekend', linkGroup: 'T', days: ['saturday'] },
    { id: 'other', name: 'Other', linkGroup: 'L' },
  ];
  const idsOf = (at: Parameters<typeof menusFor>[2], menuLinkGroup?: string) => {
    const { rules, dinner } = setUp({ menus }, menuLinkGroup ? { menuLinkGroup } : {});
    return menusFor(rules, dinner, at).map(({ id }) => id);
  };

  it('are those of its group at the time of a table, or on a whole day [booking.areas-menus]', () => {
    expect(idsOf(tableAt('18:00'), 'T')).toEqual(['all', 'early']);
    expect(idsOf(tableAt('18:15'), 'T')).toEqual(['all']);
    expect(idsOf({ serviceDate: '2026-12-04' }, 'T')).toEqual(['all', 'early']);
    expect(idsOf({ serviceDate: '2026-12-05' }, 'T')).toEqual(['all', 'early', 'weekend']);
  });

  it('are none where it links to none [booking.areas-menus]', () => {
    expect(idsOf(tableAt('18:00'))).toEqual([]);
  });
});

describe('an enquiry is needed', () => {
  it.each<[string, object, object, number, boolean]>([
    ['for an occasion that has no rule', {}, {}, 8, false],
    ['for an occasion that is only asked for', {}, { enquiryOnly: true }, 2, true],
    ['below the size from which it is asked for', {}, { enquiryFromCovers: 6 }, 5, false],
    ['from the size from which it is asked for', {}, { enquiryFromCovers: 6 }, 6, true],
    ['at a time of the week', { enquiryTimes: [{ days: ['friday'], from: '19:00', to: '20:30' }] }, {}, 2, true],
    ['on another weekday', { enquiryTimes: [{ days: ['monday'] }] }, {}, 2, false],
    ['on a date', { enquiryTimes: [{ dates: ['2026-12-04'] }] }, {}, 2, true],
    ['on another date', { enquiryTimes: [{ dates: ['2026-12-05'] }] }, {}, 2, false],
    ['on a date at another time', { enquiryTimes: [{ dates: ['2026-12-04'], to: '18:00' }] }, {}, 2, false],
  ])('%s [booking.step2]', (_, change, occasion, covers, isNeeded) => {
    const { rules, dinner } = setUp({ enquiryTimes: [], ...change }, occasion);
    expect(isEnquiryOnly(rules, dinner, covers, tableAt('19:00'))).toBe(isNeeded);
  });
});

describe('the card guarantee', () => {
  const terms = { amountPence: 500, cancelHours: 24, policyText: 'Five pounds each.' };
  it.each<[string, object, number, boolean]>([
    ['for every table', {}, 1, true],
    ['below a size', { fromCovers: 6 }, 5, false],
    ['from a size', { fromCovers: 6 }, 6, true],
    ['for the occasion', { occasionIds: ['dinner'] }, 2, true],
    ['for another occasion', { occasionIds: ['brunch'] }, 2, false],
    ['on the weekday', { days: ['friday'] }, 2, true],
    ['on another weekday', { days: ['saturday'] }, 2, false],
  ])('that is needed %s [booking.card]', (_, change, covers, isNeeded) => {
    const { rules, dinner } = setUp({ guarantees: [{ ...terms, ...change }] });
    expect(guaranteeFor(rules, dinner, covers, tableAt('19:00'))?.amountPence).toBe(isNeeded ? 500 : undefined);
  });

  it('is the first one that applies [booking.card]', () => {
    const guarantees = [{ ...terms, fromCovers: 6, amountPence: 900 }, terms];
    const { rules, dinner } = setUp({ guarantees });
    expect([6, 2].map((covers) => guaranteeFor(rules, dinner, covers, tableAt('19:00'))?.amountPence)).toEqual([
      900, 500,
    ]);
  });
});
