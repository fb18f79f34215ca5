import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveEntry } from '../document/move-entry.ts';
import { findMoved } from './find-moved.ts';

const list = Array.from({ length: 300 }, (_, at) => at);

it('moves one entry only if one was moved, from anywhere to anywhere [preview.compose]', () => {
  fc.assert(
    fc.property(fc.nat(299), fc.nat(299), (from, to) => {
      const moved = findMoved(list, moveEntry(list, from, to));
      expect(moved.size).toBe(from === to ? 0 : 1);
    }),
  );
});

it('moves nothing if entries were only added or removed [preview.compose]', () => {
  expect(findMoved([1, 2, 3, 4], [0, 1, 3, 5, 4])).toEqual(new Set());
});

it('leaves entries in place that are in order already, whatever was moved [preview.compose]', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(list.slice(0, 12), { minLength: 12 }), (target) => {
      const moved = findMoved(list.slice(0, 12), target);
      const staying = target.filter((entry) => !moved.has(entry));
      expect(staying).toEqual(staying.toSorted((one, other) => one - other));
    }),
  );
});
