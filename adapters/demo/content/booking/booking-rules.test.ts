import { describe, expect, it } from 'vitest';
import type { BookableRestaurant } from '#adapters/service/booking/availability/bookable-restaurant.ts';
import { findPartyTimes } from '#adapters/service/booking/availability/find-party-times.ts';
import { findTables } from '#adapters/service/booking/availability/find-tables.ts';
import { isBookingRejection } from '#adapters/service/booking/availability/party-rules.ts';
import { areasFor } from '#adapters/service/booking/availability/stay.ts';
import { defaultGrid } from '#adapters/service/booking/availability/table-times.ts';
import { planTable } from '#adapters/service/booking/create/plan-booking.ts';
import { bookingRules as schema } from '#schemas/domain/booking/rules/booking-rules.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { demoData } from '../fixed-demo-data.ts';
import { bookingRules } from './booking-rules.ts';

const terms = { now: Date.UTC(2026, 10, 21, 10), maxCovers: 20, grid: defaultGrid };
const nobody = (): number => 0;
const bookables = new Map<string, BookableRestaurant>(
  demoData.restaurants.map((content) => {
    const about = restaurant.parse(content);
    const rules = bookingRules.find(({ storeId }) => storeId === about.storeId);
    return [about.storeId, { restaurant: about, rules: rules && schema.parse(rules) }];
  }),
);
const houseOf = (storeId: string): BookableRestaurant => {
  const bookable = bookables.get(storeId);
  if (!bookable) throw new Error(`There is no restaurant ${storeId}.`);
  return bookable;
};
const party = (adults: number) => ({ adults, children: 0 });
const table = (storeId: string, occasionId: string, adults: number, date: string, time: string, more: object = {}) =>
  planTable(houseOf(storeId), { occasionId, party: party(adults), date, time, ...more }, terms);

describe('the demo’s booking rules', () => {
  it('give a party that chose no area the terrace only if no area indoors is free', () => {
    for (const { storeId, areas } of bookingRules.map((each) => schema.parse(each))) {
      const isOutdoors = areas.map(({ name }) => /terrace/i.test(name));
      expect(isOutdoors.toSorted(), storeId).toEqual(isOutdoors);
    }
  });

  it('let every party of up to eight choose where to sit, and groups only get a room that is large enough [booking.areas-menus]', () => {
    for (const { storeId, areas, occasions } of bookingRules.map((each) => schema.parse(each)))
      for (const occasion of occasions) {
        const offered = areas.filter(({ linkGroup }) => linkGroup === occasion.areaLinkGroup);
        const label = `${occasion.name} at ${storeId}`;
        if (occasion.maximumCovers > 8) expect(occasion.areaLinkGroup, label).toBeUndefined();
        else expect(offered.length, label).toBeGreaterThan(1);
        expect(Math.max(...areasFor({ areas }, occasion).map(({ seats }) => seats)), label).toBeGreaterThanOrEqual(8);
      }
    expect(table('1012', 'dinner', 2, '2026-12-02', '19:00')).toMatchObject({
      areas: [{ id: 'main-room' }, { id: 'window' }],
    });
  });

  it('let a table for two be booked at every restaurant that takes bookings, whatever closes some of them for now', () => {
    for (const [storeId, bookable] of bookables) {
      const days = Array.from({ length: 85 }, (_, index) => addDays('2026-11-21', index));
      const answers = days.map((date) => findPartyTimes(bookable, { party: party(2), date }, nobody, terms));
      const codes = new Set<unknown>(answers.map((each) => ('code' in each ? each.code : 'free')));
      const expected = new Map<string, unknown>([
        ['1011', 11],
        ['1023', 20],
      ]).get(storeId);
      expect(codes.has('free'), storeId).toBe(expected === undefined);
      if (expected !== undefined) expect([...codes]).toEqual([expected]);
    }
  });

  it('show what can be met: a card, a menu, areas, an enquiry, extras, a phone number, a late table, a group', () => {
    expect(table('1006', 'dinner', 6, '2026-12-02', '19:00')).toMatchObject({ guarantee: { amountPence: 1000 } });
    expect(table('1006', 'dinner', 5, '2026-12-02', '19:00')).toMatchObject({ guarantee: undefined });
    expect(table('1006', 'pre-theatre', 2, '2026-12-02', '17:30', { menuId: 'two-courses' })).toHaveProperty('table');
    expect(table('1018', 'brunch', 2, '2026-12-05', '12:00')).toMatchObject({ guarantee: { cancelHours: 24 } });
    expect(table('1002', 'dinner', 2, '2026-12-02', '19:00', { areaId: 'riverside' })).toMatchObject({
      areas: [{ name: 'Riverside terrace' }],
    });
    expect(table('1019', 'dinner', 2, '2026-12-04', '19:30')).toMatchObject({ requiresEnquiry: true });
    expect(table('1009', 'dinner', 2, '2026-12-02', '19:30')).toMatchObject({ phoneRequired: true });
    expect(table('1013', 'dinner', 2, '2026-12-05', '00:30')).toMatchObject({ table: { serviceDate: '2026-12-04' } });
    expect(table('1012', 'group', 16, '2026-12-02', '19:00', { menuId: 'group-set' })).toMatchObject({
      requiresEnquiry: false,
      areas: [{ id: 'group-room' }],
    });
    expect(table('1001', 'group', 12, '2026-12-02', '19:00', { menuId: 'group-set' })).toMatchObject({
      requiresEnquiry: true,
    });
    expect(houseOf('1020').rules?.extras.length).toBeGreaterThan(2);
  });

  it('close as the restaurants do: on Mondays in Henley, at Christmas, early on Christmas Eve', () => {
    const on = (storeId: string, date: string) =>
      findTables(houseOf(storeId), { occasionId: 'dinner', party: party(2), date }, nobody, terms);
    expect(on('1009', '2026-11-30')).toEqual({ code: 17 });
    expect(on('1001', '2026-12-25')).toEqual({ code: 17 });
    const eve = on('1001', '2026-12-24');
    expect(isBookingRejection(eve) ? [] : eve.at(-1)?.table.time).toBe('15:30');
  });

  it('follow the one rule of the group page and the questions: up to eight at once, nine to twenty on request', () => {
    const atOnce = bookingRules.flatMap(({ storeId, occasions }) =>
      (occasions ?? []).flatMap(({ name, maximumCovers, enquiryOnly, enquiryFromCovers = 99 }) =>
        enquiryOnly ? [] : [{ storeId, name, upTo: Math.min(Number(maximumCovers), Number(enquiryFromCovers) - 1) }],
      ),
    );
    expect(atOnce.filter(({ upTo }) => upTo > 8)).toEqual([{ storeId: '1012', name: 'Group set menu', upTo: 16 }]);
    const texts = JSON.stringify(demoData.pages.filter(({ id }) => id === 'group-booking' || id === 'faqs'));
    expect(texts.match(/Milton Keynes[^.]* gives tables for up to sixteen at once/g)).toHaveLength(2);
    expect(texts).toContain('Up to eight at once.');
  });

  it('agree with the sentence above the form: one to eight, and groups of up to twenty', () => {
    for (const { occasions } of bookingRules) {
      const limitsOf = (id: string) => occasions?.find((each) => each.id === id);
      expect(limitsOf('dinner')).toMatchObject({ minimumCovers: 1, maximumCovers: 8 });
      expect(limitsOf('group')).toMatchObject({ minimumCovers: 9, maximumCovers: 20 });
    }
    const template = JSON.stringify(demoData.pages.filter(({ id }) => id === '_restaurant'));
    expect(template).toContain('"One to eight, and groups of up to twenty. ');
  });
});
