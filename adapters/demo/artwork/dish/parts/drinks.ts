import { type Brush, form, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk, lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, spread } from '#adapters/demo/artwork/brush/random.ts';
import {
  arc,
  at,
  circle,
  dots,
  ellipse,
  line,
  type Point,
  path,
  place,
  polar,
  rect,
  ring,
  type Svg,
  short,
} from '#adapters/demo/artwork/brush/svg.ts';

/** A glassful seen from above, radius 78. */
export function drink({ random }: Brush, colour = '#f0a43a'): Svg {
  return (
    circle(0, 0, 79, shade(colour, 0.25)) +
    circle(2, 2, 76, colour) +
    circle(9, 11, 60, lit(colour, 0.18)) +
    circle(15, 18, 40, lit(colour, 0.28)) +
    line(arc(0, 0, 70, 192, 262), '#ffffff', 4, { opacity: 0.7 }) +
    line(arc(0, 0, 70, 40, 62), '#ffffff', 3, { opacity: 0.5 }) +
    line(dots(spread(random, 20, 70, 0.8)), '#ffffff', 2.2, { opacity: 0.5 })
  );
}

/** Foam on a shaken drink, radius 76; leaves a rim of the drink. */
export function foam({ random }: Brush, colour = '#fbf3df'): Svg {
  return (
    path(blob(random, 73, 73, 0.02, 14), shade(colour, 0.12)) +
    path(blob(random, 69, 69, 0.02, 14), colour, { transform: 'translate(-1 -1)' }) +
    line(dots(spread(random, 70, 68, 0.8)), shade(colour, 0.16), 2.4, { opacity: 0.7 }) +
    line(dots(spread(random, 50, 64, 0.8)), '#ffffff', 2.2) +
    line(arc(0, 0, 62, 196, 250), '#ffffff', 4, { opacity: 0.8 })
  );
}

/** A cube of clear ice, 44 across. */
export function ice(brush: Brush): Svg {
  const {
    light: [x, y],
  } = brush;
  return (
    rect(-21 - x * 2, -21 - y * 2, 42, 42, '#121512', 8, { opacity: 0.14 }) +
    rect(-21, -21, 42, 42, '#f4fbf8', 8, { opacity: 0.5, stroke: '#ffffff', 'stroke-width': 1.8 }) +
    rect(-14, -14, 28, 28, '#ffffff', 6, { opacity: 0.35 }) +
    path('M-17-15L12-17Q-6-6-14 12Z', '#ffffff', { opacity: 0.65 }) +
    line('M8 16L16 6M0 17L4 13', '#ffffff', 2, { opacity: 0.8 })
  );
}

/** Crushed ice heaped over the glass, radius 70. */
export function crushedIce({ random }: Brush): Svg {
  const shard = ([x, y]: Point): string => {
    const size = random.between(5, 10);
    const turn = random.between(0, 90);
    return `M${[0, 80, 150, 220, 290].map((angle) => at(...polar(angle + turn, size * random.between(0.8, 1.1), x, y))).join('L')}Z`;
  };
  const shards = (count: number, fill: string): Svg =>
    path(spread(random, count, 64, 0.7).map(shard).join(''), fill, {
      opacity: 0.7,
      stroke: '#ffffff',
      'stroke-width': 0.8,
    });
  return shards(18, '#d4e4dc') + shards(18, '#eef7f2') + shards(14, '#ffffff');
}

/** A straw lying over the rim, 130 long. */
export const straw = (brush: Brush, colour = '#c63d22'): Svg =>
  rod(brush, 'M-64 0H64', '#f7f1e3', 7.5) +
  line('M-62 0H62', colour, 5.6, { 'stroke-dasharray': '7 7', 'stroke-linecap': 'butt' }) +
  line('M-62-1.5H62', '#ffffff', 1.2, { opacity: 0.6 }) +
  ellipse(64, 0, 2.4, 3.6, shade(colour, 0.6));

/** Half a passion fruit. */
export function passionFruit(brush: Brush): Svg {
  const seeds = spread(brush.random, 13, 13);
  return (
    form(brush, blob(brush.random, 27, 26, 0.04, 12), '#5b2145', { lift: 4 }) +
    circle(0, 0, 22, '#f7e9d6') +
    circle(0, 0, 18.5, '#e9a51f') +
    line(dots(seeds), '#f9cf52', 8) +
    line(dots(seeds), '#2b1714', 4.4) +
    line(dots(seeds), '#ffffff', 1, { transform: 'translate(-1 -1)' })
  );
}

/** A cherry with its stalk. */
export const cherry = (brush: Brush): Svg =>
  rod(brush, 'M2-4Q14-18 30-20', '#6f7f35', 3) +
  circle(2.5, 3, 13, dusk) +
  circle(0, 0, 13, '#7c1220') +
  circle(-1, -1, 11.4, '#b01d2c') +
  ellipse(-4.5, -5, 3.6, 2.4, '#ffc2b8');

/** Three coffee beans. */
export const coffeeBeans = (_: Brush): Svg =>
  [0, 120, 240]
    .map((turn) =>
      place(
        ...polar(turn - 90, 12),
        turn + 20,
        1,
        ellipse(1.4, 1.8, 11, 7.6, dusk) +
          ellipse(0, 0, 11, 7.6, '#3a1d10') +
          ellipse(-0.8, -0.8, 9.4, 6, '#5f3319') +
          line('M-9 0Q-3 4 0 0T9 0', '#28120a', 1.8),
      ),
    )
    .join('');

/** A ribbon of cucumber or peel, curled. */
export const ribbon = (brush: Brush, colour = '#a9cf6a'): Svg =>
  rod(brush, `M-46 10C-30-20-8 22 8-4S40-10 46 8`, colour, 10) +
  line('M-46 10C-30-20-8 22 8-4S40-10 46 8', lit(colour, 0.6), 2, { opacity: 0.8 });

/** A paper parasol, seen from above. */
export function parasol(brush: Brush, colour = '#c63d22'): Svg {
  const ribs = Array.from({ length: 10 }, (_, index) => `M0 0L${at(...polar(index * 36, 34))}`).join('');
  const edge = Array.from({ length: 10 }, (_, index) => at(...polar(index * 36, 34)));
  return (
    form(brush, `M${edge.join('L')}Z`, colour, { lift: 6, inset: 0.98 }) +
    ring(0, 0, 22, '#f7f1e3', 4, { 'stroke-dasharray': '4 3' }) +
    ring(0, 0, 12, mix(colour, '#e2a32b', 0.8), 3) +
    line(ribs, shade(colour, 0.3), 1) +
    line(arc(0, 0, 30, 190, 260), lit(colour, 0.6), 2.4) +
    circle(0, 0, 3, '#e2a32b')
  );
}

/** A rim of salt, sugar or toasted coconut, radius 84. */
export const rimSugar = ({ random }: Brush, colour = '#fff6e4'): Svg => {
  const grains = Array.from({ length: 90 }, () => polar(random.between(150, 350), 84 + random.between(-4, 4)));
  return (
    line(dots(grains), shade(colour, 0.25), 3.4, { transform: 'translate(.8 1)' }) + line(dots(grains), colour, 2.8)
  );
};

/** A dusting or bitters: drops in a row drawn out with a pick. */
export const bitters = (_: Brush, colour = '#8d2a1d'): Svg =>
  [-28, -10, 8, 26]
    .map((x, index) =>
      path(`M${short(x)} -4q8 0 8 7q0 5-6 5q-9-1-12-10q4 0 10-2Z`, colour, { opacity: 0.85 - index * 0.06 }),
    )
    .join('') + line('M-36 6Q0-12 40 4', colour, 1.2, { opacity: 0.6 });
