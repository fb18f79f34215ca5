import { describe, expect, it } from 'vitest';
import { layPlaces, lightAt } from './table-places.ts';

describe('the laid table [booking.thanks]', () => {
  it.each([
    [1, 1, 0],
    [2, 1, 1],
    [5, 3, 2],
    [40, 6, 6],
  ])('has a bowl for each of %d guests, at most twelve', (guests, above, below) => {
    const places = layPlaces(guests);
    expect(places.filter(({ y }) => y < 70)).toHaveLength(above);
    expect(places.filter(({ y }) => y > 70)).toHaveLength(below);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
    for (const { x } of places) expect([x > 20, x < 300]).toEqual([true, true]);
  });

  it.each([
    ['12:00', 'day'],
    ['16:45', 'day'],
    ['17:00', 'evening'],
    ['21:00', 'night'],
    ['00:30', 'night'],
  ])('has at %s the light of the %s', (time, light) => {
    expect(lightAt(time)).toBe(light);
  });
});
