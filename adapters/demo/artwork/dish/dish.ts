import { brushFor } from '../brush/brush.ts';
import { createRandom, type Random, spread } from '../brush/random.ts';
import { type Point, place, polar, type Svg } from '../brush/svg.ts';
import { type PartName, parts } from './parts.ts';
import { type VesselName, vessels } from './vessels.ts';

/** How the pieces of a layer are arranged. In a `fan` or `row` all point one way, in a `ring` outwards, in `strew` any way. */
type Arrangement = 'fan' | 'row' | 'ring' | 'strew';

/** Some pieces of one part. Lengths are in units of a plate of radius 100, angles in degrees clockwise. */
export interface Layer {
  readonly part: PartName;
  readonly count: number;
  readonly lay: Arrangement;
  readonly at: Point;
  /** Radius of a ring or scatter; distance between the pieces of a row or fan. */
  readonly reach: number;
  readonly turn: number;
  readonly size: number;
  readonly colour?: string;
}

/** How a dish is drawn: its vessel and its layers, from the bottom up. */
export interface Recipe {
  readonly vessel: VesselName;
  readonly glaze?: string;
  readonly layers: readonly Layer[];
}

type LayerOptions = Partial<Omit<Layer, 'part' | 'count' | 'lay'>>;

const layer = (lay: Arrangement, part: PartName, count: number, filters: LayerOptions, reach: number): Layer => ({
  part,
  count,
  lay,
  at: [0, 0],
  reach,
  turn: 0,
  size: 1,
  ...filters,
});

export const one = (part: PartName, x = 0, y = 0, filters: LayerOptions = {}): Layer =>
  layer('row', part, 1, { at: [x, y], ...filters }, 0);
export const row = (part: PartName, count: number, filters: LayerOptions = {}): Layer =>
  layer('row', part, count, filters, 24);
export const fan = (part: PartName, count: number, filters: LayerOptions = {}): Layer =>
  layer('fan', part, count, filters, 18);
export const around = (part: PartName, count: number, filters: LayerOptions = {}): Layer =>
  layer('ring', part, count, filters, 50);
export const strew = (part: PartName, count: number, filters: LayerOptions = {}): Layer =>
  layer('strew', part, count, filters, 55);

interface Spot {
  readonly point: Point;
  readonly turn: number;
}

function spots({ lay, count, reach, turn }: Layer, random: Random): readonly Spot[] {
  const middle = (count - 1) / 2;
  const numbers = Array.from({ length: count }, (_, index) => index);
  switch (lay) {
    case 'row':
      return numbers.map((index) => ({
        point: polar(turn + 90, (index - middle) * reach),
        turn: turn + (count > 1 ? random.between(-3, 3) : 0),
      }));
    case 'fan':
      return numbers.map((index) => ({
        point: polar(turn + 90, (index - middle) * reach),
        turn: turn + (index - middle) * 11,
      }));
    case 'ring':
      return numbers.map((index) => ({
        point: polar(turn + (index / count) * 360, reach),
        turn: turn + (index / count) * 360,
      }));
    case 'strew':
      if (count === 1) return [{ point: [0, 0], turn }];
      return spread(random, count, reach).map((point) => ({ point, turn: random.between(0, 360) }));
  }
}

function drawLayer(layerToDraw: Layer, random: Random): Svg {
  const [x, y] = layerToDraw.at;
  return spots(layerToDraw, random)
    .map(({ point: [dx, dy], turn }) => {
      const art = parts[layerToDraw.part](brushFor(random, turn), layerToDraw.colour);
      return place(x + dx, y + dy, turn, layerToDraw.size, art);
    })
    .join('');
}

/** How much larger the food is on a vessel: on flat ones it extends closer to the rim. */
function foodScaleOf(vessel: VesselName): number {
  switch (vessel) {
    case 'plate':
    case 'enamel':
    case 'slate':
    case 'lined':
    case 'tray':
    case 'leafVessel':
      return 1.12;
    case 'mortar':
      return 1.2;
    default:
      return 1.02;
  }
}

/** A dish from above, radius 100 around the origin. The same id and recipe always give the same drawing. */
export function drawDish(id: string, { vessel, glaze, layers }: Recipe): Svg {
  const random = createRandom(id);
  return (
    vessels[vessel](random, glaze) +
    place(0, 0, 0, foodScaleOf(vessel), layers.map((each) => drawLayer(each, random)).join(''))
  );
}
