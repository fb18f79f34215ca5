import { brass, ink, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { spread } from '#adapters/demo/artwork/brush/random.ts';
import { arc, circle, dots, ellipse, line, polar, ring } from '#adapters/demo/artwork/brush/svg.ts';
import { rimLight, shadow } from './shadow.ts';

export const plate: Drawing = (random, colour = '#f4eedf') =>
  shadow(100) +
  circle(0, 0, 100, shade(colour, 0.16)) +
  circle(-0.8, -0.8, 99, colour) +
  rimLight(97.5, colour, 2.4) +
  circle(0, 0, 80, shade(colour, 0.2)) +
  circle(1.8, 1.8, 78, lit(colour, 0.2)) +
  line(dots(spread(random, 34, 96, 0.9)), shade(colour, 0.3), 1.4, { opacity: 0.7 });

/** White enamel with a blue rim, chipped here and there. */
export const enamel: Drawing = (random, colour = '#24548c') => {
  const [x, y] = polar(random.between(20, 330), 97);
  return (
    shadow(100) +
    circle(0, 0, 100, shade(colour, 0.2)) +
    ring(0, 0, 98, colour, 4) +
    circle(0, 0, 95, '#f8f5ea') +
    line(arc(0, 0, 98.5, 190, 262), lit(colour, 0.6), 2) +
    circle(0, 0, 79, '#d5d2c5') +
    circle(1.6, 1.6, 77.5, '#fbf9f1') +
    line(arc(0, 0, 87, 196, 250), '#ffffff', 4) +
    ellipse(x, y, 3.6, 2.2, ink)
  );
};

/** A dark, hand-thrown plate. */
export const slate: Drawing = (random, colour = '#34403c') => {
  const rings = [92, 84, 70, 52, 34]
    .map((radius) => arc(0, 0, radius, random.between(0, 60), random.between(220, 380)))
    .join('');
  return (
    shadow(100) +
    circle(0, 0, 100, shade(colour, 0.3)) +
    circle(-0.8, -0.8, 98, colour) +
    circle(0, 0, 82, shade(colour, 0.25)) +
    circle(1.6, 1.6, 80, lit(colour, 0.06)) +
    line(rings, lit(colour, 0.25), 1.2, { opacity: 0.5 }) +
    rimLight(96.5, colour, 2.4) +
    line(dots(spread(random, 46, 96, 0.9)), lit(colour, 0.45), 1.3, { opacity: 0.6 })
  );
};

/** A hammered brass tray. */
export const tray: Drawing = (random, colour = brass) =>
  shadow(104) +
  circle(0, 0, 104, shade(colour, 0.4)) +
  circle(-0.8, -0.8, 102, colour) +
  ring(0, 0, 97, lit(colour, 0.5), 3.2, { 'stroke-dasharray': '0.1 6.77', 'stroke-linecap': 'round' }) +
  circle(0, 0, 91, shade(colour, 0.3)) +
  circle(1.4, 1.4, 89.5, lit(colour, 0.08)) +
  line(dots(spread(random, 110, 86, 0.5)), lit(colour, 0.32), 6, { opacity: 0.4 }) +
  line(arc(0, 0, 84, 188, 268) + arc(0, 0, 101, 190, 270), '#fff1c4', 2.4, { opacity: 0.85 });
