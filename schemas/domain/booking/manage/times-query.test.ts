import { describe, expect, it } from 'vitest';
import { formatTimesQuery, readTimesQuery } from './times-query.ts';

const table = { bookingDate: '2026-12-05', adults: 4, children: 1, areaId: 'roof terrace', time: '19:00' };
const queryOf = (search: string) =>
  Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, [value]]));

describe('the address with the times of another table', () => {
  it('has the day, party, area and time, and nothing personal [diner.manage]', () => {
    const address = formatTimesQuery({ ...table, specialRequest: 'By the window' });
    expect(address).toBe('?date=2026-12-05&adults=4&children=1&area=roof+terrace&time=19%3A00');
    expect(readTimesQuery(queryOf(address))).toEqual({ action: 'times', values: table });
  });

  it.each(['', '?date=2026-12-05', '?adults=4', '?date=2026-13-45&adults=4', '?date=2026-12-05&adults=many'])(
    'needs a day and a party: “%s” [diner.manage]',
    (search) => {
      expect(readTimesQuery(queryOf(search))).toBeUndefined();
    },
  );
});
