import { celadon, clay, dusk, lit, shade, stone } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { spread } from '#adapters/demo/artwork/brush/random.ts';
import { arc, circle, dots, ellipse, line, polar, ring, type Svg } from '#adapters/demo/artwork/brush/svg.ts';
import { rimLight, shadow } from './shadow.ts';

/** A deep bowl. Its inner wall is dark towards the light and lit on the far side. */
export const bowl: Drawing = (_, colour = celadon) =>
  shadow(100) +
  circle(0, 0, 100, colour) +
  rimLight(97.5, colour, 3.4) +
  ring(0, 0, 95, shade(colour, 0.25), 1.4) +
  circle(0, 0, 92, shade(colour, 0.4)) +
  circle(3.5, 3.5, 88, shade(colour, 0.15)) +
  line(arc(0, 0, 88, 15, 85), lit(colour, 0.35), 3);

/** A bowl with a painted band on its rim. */
export const paintedBowl: Drawing = (random, colour = '#eef0e6') =>
  bowl(random, colour) +
  ring(0, 0, 96.5, '#2c5b8c', 3, { 'stroke-dasharray': '1 5.06 6 5.06' }) +
  ring(0, 0, 90, '#2c5b8c', 1.4);

/** A stone mortar, its pestle leaning out of it. */
export const mortar: Drawing = (random, colour = stone) =>
  shadow(104) +
  circle(0, 0, 104, shade(colour, 0.4)) +
  circle(-1, -1, 102, colour) +
  line(dots(spread(random, 130, 101, 0.9)), shade(colour, 0.4), 2.2, { opacity: 0.7 }) +
  line(dots(spread(random, 90, 101, 0.9)), lit(colour, 0.45), 1.6, { opacity: 0.7 }) +
  rimLight(99, colour, 3) +
  circle(0, 0, 85, shade(colour, 0.7)) +
  circle(3, 3, 82, shade(colour, 0.35));

/** A glazed clay pot with two ears. */
export const pot: Drawing = (_, colour = clay) => {
  const ear = (turn: number): Svg => {
    const [x, y] = polar(turn, 104);
    return (
      ellipse(x + 5, y + 7, 17, 21, dusk) +
      ellipse(x, y, 17, 21, shade(colour, 0.35)) +
      ellipse(x - 1, y - 1, 13, 17, colour)
    );
  };
  return (
    ear(180) +
    ear(0) +
    bowl(_, colour) +
    ring(0, 0, 98, '#2d1a10', 3, { opacity: 0.55 }) +
    line(arc(0, 0, 98, 190, 265), '#ffd9ae', 2.6)
  );
};
