import type { Random } from './random.ts';
import type { Svg } from './svg.ts';

/** Draws something around the origin. The optional colour replaces its main colour. */
export type Drawing = (random: Random, colour?: string) => Svg;
