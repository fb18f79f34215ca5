import type { Random } from './random.ts';
import type { Svg } from './svg.ts';

/** Draws one thing around the origin. Its colour is the thing's main one; without it, the thing has its own. */
export type Drawing = (random: Random, colour?: string) => Svg;
