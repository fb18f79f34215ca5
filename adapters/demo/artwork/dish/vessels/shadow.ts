import { ink, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { arc, circle, line, type Svg } from '#adapters/demo/artwork/brush/svg.ts';

export const shadow = (radius: number): Svg =>
  circle(13, 16, radius + 3, ink, { opacity: 0.16 }) + circle(8, 10, radius, ink, { opacity: 0.3 });

/** The lit and the shaded side of a rim. */
export const rimLight = (radius: number, colour: string, width: number): Svg =>
  line(arc(0, 0, radius, 185, 275), lit(colour, 0.75), width, { opacity: 0.9 }) +
  line(arc(0, 0, radius, 10, 95), shade(colour, 0.35), width, { opacity: 0.6 });
