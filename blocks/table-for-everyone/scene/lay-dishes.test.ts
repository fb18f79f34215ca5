import { describe, expect, it } from 'vitest';
import type { DishFit } from '#schemas/domain/menu/share-table.ts';
import { bowlRadiusFor, layDishes, laySeats, plateRadius, runnerWidth, sceneHeight } from './lay-dishes.ts';

const dish = (id: string, fits: readonly DishFit[]) => ({
  dish: { id, name: id, tags: [], holds: [], unknown: [] },
  fits,
  suitsAll: fits.every((fit) => fit === 'yes'),
});
const plan = (...dishes: readonly ReturnType<typeof dish>[]) => ({ sections: [{ name: 'Plates', dishes }] });
const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Whether a bowl is on the cloth along the middle, or none of it is. */
const onCloth = ({ y }: { readonly y: number }, _?: number, all: readonly unknown[] = []): string => {
  const radius = bowlRadiusFor(all.length);
  const away = Math.abs(y - sceneHeight / 2);
  if (away + radius <= runnerWidth / 2) return 'inside';
  return away - radius >= runnerWidth / 2 ? 'outside' : 'across';
};

describe('the dishes on a table for everyone [diner.profile]', () => {
  it('are in the middle only if all may eat them, and before each guest who may otherwise', () => {
    const seats = laySeats(4);
    const laid = layDishes(
      plan(
        dish('all', ['yes', 'yes', 'yes', 'yes']),
        dish('two', ['yes', 'no', 'unknown', 'yes']),
        dish('facing', ['yes', 'yes', 'no', 'no']),
        dish('beside', ['no', 'no', 'yes', 'no']),
      ),
      4,
    );
    const nearest = (bowl: { x: number; y: number }): number =>
      seats
        .map((seat) => distance(seat, bowl))
        .reduce((best, each, at, all) => (each < (all[best] ?? 0) ? at : best), 0);
    expect(laid.map((each) => [each.id, onCloth(each, 0, laid), each.suitsAll ? 'all' : nearest(each)])).toEqual([
      ['all', 'inside', 'all'],
      ['two', 'outside', 0],
      ['facing', 'outside', 0],
      ['facing 1', 'outside', 1],
      ['beside', 'outside', 2],
      ['two 3', 'outside', 3],
    ]);
  });

  it('start at the very middle', () => {
    expect(layDishes(plan(dish('a', ['yes', 'yes'])), 2)).toEqual([
      { id: 'a', x: 160, y: sceneHeight / 2, suitsAll: true },
    ]);
  });

  it('leave the middle empty if none suits all', () => {
    const laid = layDishes(
      plan(...Array.from({ length: 20 }, (_, at) => dish(`d${at}`, ['yes', at % 2 ? 'yes' : 'no', 'no']))),
      3,
    );
    expect(laid).toHaveLength(30);
    expect(new Set(laid.map(onCloth))).toEqual(new Set(['outside']));
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
      expect(onCloth(each, 0, laid)).toBe(each.suitsAll ? 'inside' : 'outside');
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
