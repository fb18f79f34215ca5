import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meals } from '../availability/parts-of-day.ts';
import { formatWaitedTable, readWaitedTable, timesToWaitFor } from './waiting-list.ts';

const table = { storeId: '1001', date: '2026-12-02', occasionId: 'dinner', adults: 2, children: 1 };

it('writes a full day as one segment of an address [diner.waiting-list]', () => {
  expect(formatWaitedTable(table)).toBe('1001~2026-12-02~dinner~2~1');
  expect(formatWaitedTable({ ...table, menuId: 'five' })).toBe('1001~2026-12-02~dinner~2~1~five');
  expect(formatWaitedTable({ ...table, meal: 'dinner' })).toBe('1001~2026-12-02~dinner~2~1~~dinner');
});

it('reads every full day back that it has written [diner.waiting-list]', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_ -]{1,20}$/);
  const count = fc.integer({ min: 0, max: 500 });
  const optionalId = fc.option(id, { nil: undefined });
  const optionalMeal = fc.constantFrom(undefined, ...meals.map(({ id }) => id));
  fc.assert(
    fc.property(
      id,
      id,
      optionalId,
      count,
      count,
      optionalMeal,
      (storeId, occasionId, menuId, adults, children, meal) => {
        const party = { storeId, date: '2026-12-02', occasionId, adults, children };
        const written = { ...party, ...(menuId && { menuId }), ...(meal && { meal }) };
        expect(readWaitedTable(decodeURIComponent(formatWaitedTable(written)))).toEqual(written);
      },
    ),
  );
});

it.each([
  '',
  '1001',
  '1001~tomorrow~dinner~2~0',
  '1001~2026-02-30~dinner~2~0',
  '1001~2026-12-02~dinner~two~0',
  '1~2026-12-02~d~2~0~m~more',
])('reads nothing from the incomplete segment %j [diner.waiting-list]', (segment) => {
  expect(readWaitedTable(segment)).toBeUndefined();
});

it('waits for the times of a full meal or day, never for those of the night before [diner.waiting-list] [open.midnight]', () => {
  const times = ['18:00', '12:00', '16:30', '00:15'];
  expect(timesToWaitFor(times, { meal: 'dinner' })).toEqual(['18:00']);
  expect(timesToWaitFor(times, {})).toEqual(['12:00', '16:30', '18:00']);
});
