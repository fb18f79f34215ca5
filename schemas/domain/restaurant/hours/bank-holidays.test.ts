import { expect, it } from 'vitest';
import { bankHolidays, bankHolidaysFrom } from './bank-holidays.ts';

/** As published at gov.uk/bank-holidays for England and Wales. */
const published: Readonly<Record<number, readonly string[]>> = {
  2024: [
    '2024-01-01',
    '2024-03-29',
    '2024-04-01',
    '2024-05-06',
    '2024-05-27',
    '2024-08-26',
    '2024-12-25',
    '2024-12-26',
  ],
  2025: [
    '2025-01-01',
    '2025-04-18',
    '2025-04-21',
    '2025-05-05',
    '2025-05-26',
    '2025-08-25',
    '2025-12-25',
    '2025-12-26',
  ],
  2026: [
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28',
  ],
  2027: [
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
    '2027-12-27',
    '2027-12-28',
  ],
};

it.each(Object.entries(published))('returns the published bank holidays of %s [restaurant.hours]', (year, dates) => {
  expect(bankHolidays(Number(year)).map(({ date }) => date)).toEqual(dates);
});

it('observes Christmas Day after Boxing Day if it is a Sunday [restaurant.hours]', () => {
  expect(bankHolidays(2022).slice(-2)).toEqual([
    { date: '2022-12-26', name: 'Boxing Day' },
    { date: '2022-12-27', name: 'Christmas Day', substituteFor: '2022-12-25' },
  ]);
});

it('includes holidays after the end of the year [restaurant.hours]', () => {
  expect(bankHolidaysFrom('2026-12-26', 10).map(({ date }) => date)).toEqual(['2026-12-28', '2027-01-01']);
});

it('includes a holiday on the first and on the last day [restaurant.hours]', () => {
  expect(bankHolidaysFrom('2026-12-25', 3).map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-28']);
});
