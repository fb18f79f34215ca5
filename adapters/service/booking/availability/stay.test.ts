import { describe, expect, it } from 'vitest';
import { areasFor, hasFreeSeats, planStay } from './stay.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 11, 2, 12);
const rules = {
  stays: [
    { upToCovers: 4, minutes: 90 },
    { upToCovers: 8, minutes: 120 },
  ],
};
/** A table at some minutes after noon, at a restaurant that closes at ten. */
const tableAt = (minutes: number) => ({
  date: '2026-12-02',
  time: '12:00',
  serviceDate: '2026-12-02',
  minutes: 720 + minutes,
  startsAt: noon + minutes * minute,
  closesAt: noon + 600 * minute,
});

describe('the stay of a party', () => {
  it.each([
    [1, 90],
    [4, 90],
    [5, 120],
    [8, 120],
    [9, 120],
  ])(
    'of %d takes %d minutes: the largest parties stay as long as the last rule says [booking.availability]',
    (covers, minutes) => {
      expect(planStay(rules, covers, tableAt(0)).minutes).toBe(minutes);
    },
  );

  it('takes two hours without a rule [booking.availability]', () => {
    expect(planStay({ stays: [] }, 2, tableAt(0)).minutes).toBe(120);
  });

  it.each([
    [0, 0, 6, 90],
    [10, 0, 7, 90],
    [15, 1, 6, 90],
    [510, 34, 6, 90],
    [540, 36, 4, 60],
    [599, 39, 1, 1],
  ])(
    'that begins %d minutes after noon takes its quarters of an hour until closing [booking.availability]',
    (at, first, quarters, minutes) => {
      expect(planStay(rules, 2, tableAt(at))).toEqual({
        firstQuarter: noon / (15 * minute) + first,
        quarters,
        minutes,
      });
    },
  );
});

describe('the areas of an occasion', () => {
  const areas = [
    { id: 'main', name: 'Main', seats: 12, linkGroup: undefined },
    { id: 'window', name: 'Window', seats: 6, linkGroup: 'B' },
    { id: 'terrace', name: 'Terrace', seats: 8, linkGroup: 'B' },
  ];
  it.each([
    [undefined, undefined, ['main', 'window', 'terrace']],
    ['B', undefined, ['window', 'terrace']],
    ['B', null, ['window', 'terrace']],
    ['B', '', ['window', 'terrace']],
    ['B', 'terrace', ['terrace']],
    ['B', 'main', []],
    [undefined, 'main', ['main']],
    ['C', undefined, []],
  ])('with the group %s and the chosen area %j are %j [booking.areas-menus]', (areaLinkGroup, chosen, ids) => {
    expect(areasFor({ areas }, { areaLinkGroup }, chosen).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the seats of an area', () => {
  const area = { id: 'main', name: 'Main', seats: 12, linkGroup: undefined };
  const stay = { firstQuarter: 100, quarters: 3, minutes: 45 };
  it.each([
    [{}, 12, true],
    [{}, 13, false],
    [{ 101: 10 }, 2, true],
    [{ 101: 10 }, 3, false],
    [{ 100: 11 }, 2, false],
    [{ 102: 11 }, 2, false],
    [{ 99: 12, 103: 12 }, 12, true],
  ])(
    'of which %j are taken have room for %d during the whole stay: %s [booking.availability]',
    (taken, covers, isFree) => {
      const seats = new Map(Object.entries(taken));
      const count = (areaId: string, quarter: number) => (areaId === 'main' ? (seats.get(String(quarter)) ?? 0) : 99);
      expect(hasFreeSeats(area, stay, covers, count)).toBe(isFree);
    },
  );
});
