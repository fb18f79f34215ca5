import { dusk, ink, lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { arc, circle, line, ring, type Svg } from '#adapters/demo/artwork/brush/svg.ts';
import { shadow } from './shadow.ts';

const wall = (radius: number): Svg =>
  circle(16, 20, radius, ink, { opacity: 0.14 }) +
  circle(9, 12, radius, dusk) +
  circle(0, 0, radius, '#f3f6ee', { opacity: 0.42 }) +
  ring(0, 0, radius - 1.5, '#ffffff', 2.4, { opacity: 0.9 }) +
  ring(0, 0, radius - 5, '#d3dcd2', 1.6, { opacity: 0.7 });

/** A wide, shallow glass on a paper mat. */
export const coupe: Drawing = (_, colour = '#f7f1e3') =>
  circle(5, 6, 104, dusk) +
  circle(0, 0, 104, colour) +
  ring(0, 0, 98, mix(colour, '#0f3b2e', 0.5), 2, { 'stroke-dasharray': '5 5' }) +
  wall(88);

/** A tall, narrow glass with a thick wall on a mat. */
export const highball: Drawing = (_, colour = '#9dbf7e') =>
  circle(5, 6, 100, dusk) +
  circle(0, 0, 100, colour) +
  ring(0, 0, 93, lit(colour, 0.5), 3) +
  wall(82) +
  ring(0, 0, 78, '#ffffff', 5, { opacity: 0.35 });

/** A carved ceramic mug. */
export const tiki: Drawing = (_, colour = '#8a5a2c') =>
  shadow(98) +
  circle(0, 0, 98, shade(colour, 0.35)) +
  ring(0, 0, 92, colour, 11) +
  ring(0, 0, 92, lit(colour, 0.5), 6, { 'stroke-dasharray': '9 15.4' }) +
  ring(0, 0, 86, shade(colour, 0.6), 2) +
  line(arc(0, 0, 96, 190, 266), '#ffe2b0', 2.6) +
  circle(0, 0, 84, shade(colour, 0.55));
