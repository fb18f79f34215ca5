import type { Drawing } from '../brush/drawing.ts';
import type { Random } from '../brush/random.ts';
import { place, type Svg } from '../brush/svg.ts';
import * as bowls from './props/bowls.ts';
import * as cups from './props/cups.ts';
import * as cutlery from './props/cutlery.ts';
import * as leaves from './props/leaves.ts';
import * as loose from './props/loose.ts';

/** Things that lie beside the food, in pixels around the origin, for tables 720 to 900 high. */
export const props = {
  ...cutlery,
  ...cups,
  ...bowls,
  ...leaves,
  ...loose,
} as const satisfies Record<string, Drawing>;

export type PropName = keyof typeof props;

/** A prop at a position on the table. */
export const propAt = (
  name: PropName,
  random: Random,
  x: number,
  y: number,
  turn = 0,
  size = 1,
  colour?: string,
): Svg => place(x, y, turn, size, props[name](random, colour));
