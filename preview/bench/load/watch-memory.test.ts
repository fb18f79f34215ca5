import { expect, it } from 'vitest';
import { summarizeMemory } from './watch-memory.ts';

it('compares the end of the second half with its beginning', () => {
  const samples = [50, 90, 90, 90, 90, 100, 100, 105, 110, 120];
  expect(summarizeMemory(samples)).toEqual({ startMb: 50, middleMb: 100, endMb: 120, growth: expect.closeTo(0.2) });
});

it('has a result for a single sample', () => {
  expect(summarizeMemory([80])).toEqual({ startMb: 80, middleMb: 80, endMb: 80, growth: 0 });
});
