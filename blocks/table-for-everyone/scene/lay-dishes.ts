import { layPlaces } from '#blocks/_shared/restaurant/table-scene/table-places.ts';
import type { TablePlan } from '#schemas/domain/menu/share-table.ts';

/** The scene is 320 wide. */
export const sceneHeight = 190;
const sceneWidth = 320;
export const plateRadius = 15;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface LaidDish extends Spot {
  readonly id: string;
  readonly suitsAll: boolean;
}

/** Few dishes are in large bowls. */
export const bowlRadiusFor = (dishes: number): number => (dishes > 24 ? 5 : dishes > 10 ? 6.5 : 8);

interface MovingDish extends LaidDish {
  x: number;
  y: number;
}

/** The places of the guests, in their order. */
export const laySeats = (guests: number): readonly Spot[] => {
  const places = layPlaces(guests, sceneHeight);
  const above = Math.ceil(guests / 2);
  // Around the table: the first two guests face each other.
  return Array.from({ length: guests }, (_, guest) => {
    const place = places[guest % 2 === 0 ? guest / 2 : above + (guest - 1) / 2];
    return { x: place?.x ?? 0, y: place?.y ?? 0 };
  });
};

/**
 * Where the dishes are on the table: in the middle if all guests may eat them, otherwise near those who may. Dishes for
 * nobody are not on the table. The same plan always gives the same table. Pure.
 */
export function layDishes({ sections }: Pick<TablePlan, 'sections'>, guests: number): readonly LaidDish[] {
  const seats = laySeats(guests);
  const [middleX, middleY] = [sceneWidth / 2, sceneHeight / 2];
  const shown = sections.flatMap((section) => section.dishes).filter(({ fits }) => fits.includes('yes'));
  const bowlRadius = bowlRadiusFor(shown.length);
  const counts = new Map<string, number>();
  const dishes = shown.map(({ dish, fits, suitsAll }): MovingDish => {
    const eaters = seats.filter((_, guest) => fits[guest] === 'yes');
    const group = suitsAll ? 'all' : fits.join();
    const index = counts.get(group) ?? 0;
    counts.set(group, index + 1);
    const pull = suitsAll ? 0 : 1;
    const centre = {
      x: middleX + (mean(eaters.map(({ x }) => x)) - middleX) * pull * 0.9,
      y: middleY + (mean(eaters.map(({ y }) => y)) - middleY) * pull * 0.55,
    };
    // A sunflower spiral, wide and low: dishes of one guest stay off the cloth of all.
    const [angle, distance] = [index * 2.399963, bowlRadius * 1.9 * Math.sqrt(index)];
    const [x, y] = [centre.x + Math.cos(angle) * distance * 2.8, centre.y + Math.sin(angle) * distance * 0.38];
    return { id: dish.id, x, y, suitsAll };
  });
  for (let round = 0; round < 40; round += 1) separate(dishes, seats, bowlRadius);
  return dishes.map((dish) => ({ ...dish, x: round1(dish.x), y: round1(dish.y) }));
}

/** Moves dishes apart that overlap, off the plates, and back onto the table. */
function separate(dishes: readonly MovingDish[], seats: readonly Spot[], bowlRadius: number): void {
  const gap = bowlRadius * 2 + 1;
  for (const [index, dish] of dishes.entries()) {
    for (const other of dishes.slice(index + 1)) {
      const { x, y } = pushApart(dish, other, gap);
      dish.x -= x / 2;
      dish.y -= y / 2;
      other.x += x / 2;
      other.y += y / 2;
    }
    for (const seat of seats) {
      const { x, y } = pushApart(seat, dish, plateRadius + bowlRadius + 2);
      dish.x += x;
      dish.y += y;
    }
    dish.x = Math.min(sceneWidth - gap, Math.max(gap, dish.x));
    dish.y = Math.min(sceneHeight - 29 - plateRadius, Math.max(29 + plateRadius, dish.y));
  }
}

/** By how much the second must move away from the first to be `distance` away. */
function pushApart(first: Spot, second: Spot, distance: number): Spot {
  const [x, y] = [second.x - first.x, second.y - first.y];
  const length = Math.hypot(x, y);
  if (length >= distance) return { x: 0, y: 0 };
  if (length < 0.01) return { x: distance, y: 0 };
  const share = (distance - length) / length;
  return { x: x * share, y: y * share };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const round1 = (number: number): number => Math.round(number * 10) / 10;
