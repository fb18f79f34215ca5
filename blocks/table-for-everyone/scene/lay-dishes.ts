import { layPlaces } from '#blocks/_shared/restaurant/table-scene/table-places.ts';
import type { TablePlan } from '#schemas/domain/menu/share-table.ts';

/** The scene is 320 wide. */
export const sceneHeight = 190;
/** The width of the cloth along the middle, where only dishes for everyone are. */
export const runnerWidth = 56;
export const plateRadius = 15;
const sceneWidth = 320;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface LaidDish extends Spot {
  /** A dish has one bowl in the middle, or one before each guest who may eat it. */
  readonly id: string;
  readonly suitsAll: boolean;
}

/** Few dishes are in large bowls. */
export const bowlRadiusFor = (bowls: number): number => (bowls > 60 ? 4 : bowls > 24 ? 5 : bowls > 10 ? 6.5 : 8);

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
 * Where the dishes are on the table: in the middle if all guests may eat them, otherwise before each guest who may.
 * Dishes for nobody are not on the table, nor is what has no room. The same plan always gives the same table. Pure.
 */
export function layDishes({ sections }: Pick<TablePlan, 'sections'>, guests: number): readonly LaidDish[] {
  const dishes = sections.flatMap((section) => section.dishes);
  const shared = dishes.filter(({ suitsAll }) => suitsAll);
  const forSome = dishes.filter(({ suitsAll }) => !suitsAll);
  const seats = laySeats(guests);
  const own = seats.map((_, guest) => forSome.filter(({ fits }) => fits[guest] === 'yes'));
  const radius = bowlRadiusFor(shared.length + own.reduce((sum, { length }) => sum + length, 0));
  const middle = layInOrder(
    shared.map(({ dish }) => dish.id),
    placesInMiddle(radius),
  );
  const before = seats.flatMap((seat, guest) =>
    layInOrder(
      // The first bowl of a dish has its id, so that it glides there from the middle.
      (own[guest] ?? []).map(({ dish, fits }) => (fits.indexOf('yes') === guest ? dish.id : `${dish.id} ${guest}`)),
      placesBefore(seat, seats, radius),
    ),
  );
  return [
    ...middle.map((dish) => ({ ...dish, suitsAll: true })),
    ...before.map((dish) => ({ ...dish, suitsAll: false })),
  ];
}

const layInOrder = (ids: readonly string[], places: readonly Spot[]) =>
  places.slice(0, ids.length).flatMap((place, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, ...place }];
  });

/** Places on the cloth, from the middle to its ends. */
const placesInMiddle = (radius: number): readonly Spot[] => {
  const centre = { x: sceneWidth / 2, y: sceneHeight / 2 };
  // Wider than high, as the cloth is.
  const away = ({ x, y }: Spot): number => Math.hypot((x - centre.x) * 0.4, y - centre.y);
  return gridAround(centre, radius)
    .filter(({ y }) => Math.abs(y - centre.y) + radius < runnerWidth / 2)
    .toSorted((one, other) => away(one) - away(other));
};

/** Places between a plate and the cloth, then beside the plate; nearer to this guest than to any other. */
function placesBefore(seat: Spot, seats: readonly Spot[], radius: number): readonly Spot[] {
  const towards = Math.sign(sceneHeight / 2 - seat.y);
  const nearest = { x: seat.x, y: seat.y + towards * (plateRadius + radius + 1) };
  const gap = Math.min(
    sceneWidth,
    ...seats.filter((each) => each.y === seat.y && each !== seat).map(({ x }) => Math.abs(x - seat.x)),
  );
  return gridAround(nearest, radius)
    .filter(
      ({ x, y }) =>
        Math.abs(y - sceneHeight / 2) - radius > runnerWidth / 2 &&
        Math.sign(sceneHeight / 2 - y) === towards &&
        Math.abs(x - seat.x) + radius < gap / 2 &&
        distance({ x, y }, seat) > plateRadius + radius,
    )
    .toSorted((one, other) => distance(one, nearest) - distance(other, nearest));
}

/** Places for bowls all over the table, in rows from a centre. */
function gridAround(centre: Spot, radius: number): readonly Spot[] {
  const pitch = radius * 2 + 1;
  const steps = Array.from(
    { length: Math.ceil(sceneWidth / pitch) * 2 + 1 },
    (_, at) => at - Math.ceil(sceneWidth / pitch),
  );
  return steps
    .flatMap((row) =>
      steps.map((column) => ({ x: round1(centre.x + column * pitch), y: round1(centre.y + row * pitch) })),
    )
    .filter(({ x, y }) => x > radius && x < sceneWidth - radius && y > radius && y < sceneHeight - radius);
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
const round1 = (number: number): number => Math.round(number * 10) / 10;
