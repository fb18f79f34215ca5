import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignRows } from './align-rows.ts';

/** Rows are letters. Two different letters differ in one pixel. */
const align = (before: string, after: string) =>
  alignRows(before.length, after.length, (one, other) => (before[one] === after[other] ? 0 : 1));

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });

it('inserts added rows where no other row differs', () => {
  const { rows, different } = align('abef', 'abXYef');
  expect(different).toBe(0);
  expect(rows.flatMap(({ before, after }) => (before === undefined ? [after] : []))).toEqual([2, 3]);
});

it('keeps removed rows in their old position', () => {
  const { rows, different } = align('abXYef', 'abef');
  expect(different).toBe(0);
  expect(rows.flatMap(({ before, after }) => (after === undefined ? [before] : []))).toEqual([2, 3]);
});

it('counts differences besides the added rows', () => {
  expect(align('abcdef', 'abXYcdQf').different).toBe(1);
});

it('compares images of equal height row by row', () => {
  const { rows, different } = align('abcd', 'bcda');
  expect(different).toBe(4);
  expect(rows).toEqual([0, 1, 2, 3].map((row) => ({ before: row, after: row })));
});

it('contains each row of both images once, in order, and counts the rows that differ', () => {
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const { rows, different } = align(before, after);
      expect(rows.flatMap((row) => row.before ?? [])).toEqual([...before].map((_, row) => row));
      expect(rows.flatMap((row) => row.after ?? [])).toEqual([...after].map((_, row) => row));
      const paired = rows.filter((row) => row.before !== undefined && row.after !== undefined);
      expect(paired.filter((row) => before[row.before ?? 0] !== after[row.after ?? 0])).toHaveLength(different);
    }),
  );
});

it('finds the place where rows were added, wherever it is', () => {
  fc.assert(
    fc.property(letters, fc.nat(12), letters, (before, at, added) => {
      const after = before.slice(0, at) + added + before.slice(at);
      expect(align(before, after).different).toBe(0);
    }),
  );
});
