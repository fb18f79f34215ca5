import { dusk, lit, shade } from './colour.ts';
import type { Random } from './random.ts';
import { circle, line, move, type Point, path, polar, type Svg, short } from './svg.ts';

/** The input of a drawing: its random numbers, and the direction of the light in its own coordinates. */
export interface Brush {
  readonly random: Random;
  /** Unit vector towards the light. The light comes from the table's upper left, however a part is rotated. */
  readonly light: Point;
}

/** The brush for a part that is rotated by `degrees` clockwise. */
export const brushFor = (random: Random, degrees = 0): Brush => ({ random, light: polar(225 - degrees, 1) });

interface FormOptions {
  /** The length of the shadow, in the part's units. Flat things have 0 and only a dark edge. */
  readonly lift?: number;
  /** The share of the shape that is in the light. */
  readonly inset?: number;
}

const moved = ([x, y]: Point, by: number, scale = 1): string =>
  `${move(x * by, y * by)}${scale === 1 ? '' : `scale(${short(scale, 2)})`}`;

/** A body around the origin in two tones, with its shadow. */
export function form({ light }: Brush, d: string, colour: string, { lift = 0, inset = 0.88 }: FormOptions = {}): Svg {
  const close = { stroke: '#0003', 'stroke-width': 2 };
  const below = lift > 0 ? path(d, dusk, { transform: moved(light, -lift) }) : '';
  return (
    below + path(d, shade(colour), lift > 0 ? {} : close) + path(d, colour, { transform: moved(light, 1.1, inset) })
  );
}

/** A round body around the origin in two tones, with its shadow and highlight. */
export function ball({ light: [x, y] }: Brush, radius: number, colour: string, lift = radius * 0.2): Svg {
  return (
    circle(-x * lift, -y * lift, radius, dusk) +
    circle(0, 0, radius, shade(colour)) +
    circle(x * radius * 0.1, y * radius * 0.1, radius * 0.87, colour) +
    circle(x * radius * 0.42, y * radius * 0.42, radius * 0.22, lit(colour, 0.7), { opacity: 0.75 })
  );
}

/** A stroke with volume: shadow, shade, colour and a thin highlight. */
export function rod({ light: [x, y] }: Brush, d: string, colour: string, width: number): Svg {
  const shift = (by: number): string => move(x * by, y * by);
  return (
    line(d, dusk, width, { transform: shift(-width * 0.4) }) +
    line(d, shade(colour), width) +
    line(d, colour, width * 0.7, { transform: shift(width * 0.1) }) +
    line(d, lit(colour, 0.6), width * 0.2, { transform: shift(width * 0.22) })
  );
}
