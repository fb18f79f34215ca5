import { describe, expect, it } from 'vitest';
import type { DishFit } from '#schemas/domain/menu/share-table.ts';
import { bowlRadiusFor, layDishes, laySeats, plateRadius, sceneHeight } from './lay-dishes.ts';

const dish = (id: string, fits: readonly DishFit[]) => ({
  dish: { id, name: id, tags: [], holds: [], unknown: [] },
  fits,
  suitsAll: fits.every((fit) => fit === 'yes'),
});
const plan = (...dishes: readonly ReturnType<typeof dish>[]) => ({ sections: [{ name: 'Plates', dishes }] });
const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('the dishes on a table for everyone [diner.profile]', () => {
  it('are in the middle if all may eat them, and nearer to those who may otherwise', () => {
    const [first, second] = laySeats(2);
    const [shared, forFirst, forSecond] = layDishes(
      plan(dish('a', ['yes', 'yes']), dish('b', ['yes', 'no']), dish('c', ['unknown', 'yes'])),
      2,
    );
    if (!first || !second || !shared || !forFirst || !forSecond) throw new Error('There must be three dishes.');
    expect(Math.abs(shared.y - sceneHeight / 2)).toBeLessThan(bowlRadiusFor(3));
    expect(distance(forFirst, first)).toBeLessThan(distance(shared, first));
    expect(distance(forSecond, second)).toBeLessThan(distance(shared, second));
    expect([shared.suitsAll, forFirst.suitsAll, forSecond.suitsAll]).toEqual([true, false, false]);
  });

  it('are only those that somebody may eat: unknown is not yes', () => {
    const laid = layDishes(plan(dish('a', ['no', 'unknown']), dish('b', ['yes', 'no'])), 2);
    expect(laid.map(({ id }) => id)).toEqual(['b']);
  });

  it.each([1, 2, 3, 8])('overlap no other dish and no plate, and stay on the table, for %d guests', (guests) => {
    const some = Array.from({ length: 45 }, (_, index) =>
      dish(
        `d${index}`,
        Array.from({ length: guests }, (__, guest) => ((index * (guest + 3)) % 4 === 1 && index > 20 ? 'no' : 'yes')),
      ),
    );
    const laid = layDishes(plan(...some), guests);
    const seats = laySeats(guests);
    const bowlRadius = bowlRadiusFor(laid.length);
    expect(laid.length).toBeGreaterThan(guests === 1 ? 30 : 40);
    const pairs = laid.flatMap((one, index) => laid.slice(index + 1).map((other) => distance(one, other)));
    expect(Math.min(...pairs)).toBeGreaterThan(bowlRadius * 1.6);
    for (const each of laid) {
      expect(each.x > bowlRadius && each.x < 320 - bowlRadius && each.y > 0 && each.y < sceneHeight).toBe(true);
      for (const seat of seats) expect(distance(each, seat)).toBeGreaterThan(plateRadius);
    }
  });

  it('are always in the same places for the same guests', () => {
    const twice = [0, 1].map(() => layDishes(plan(dish('a', ['yes', 'no']), dish('b', ['yes', 'yes'])), 2));
    expect(twice[0]).toEqual(twice[1]);
  });

  it('have a place for each guest', () => {
    for (const guests of [1, 2, 5, 8])
      expect(new Set(laySeats(guests).map(({ x, y }) => `${x} ${y}`)).size).toBe(guests);
    const [first, second] = laySeats(2);
    expect((first?.y ?? 0) < (second?.y ?? 0)).toBe(true);
  });
});
