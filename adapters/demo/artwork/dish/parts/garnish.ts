import { type Brush, form, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, spread } from '#adapters/demo/artwork/brush/random.ts';
import {
  at,
  circle,
  dashes,
  dots,
  group,
  line,
  type Point,
  polar,
  type Svg,
  short,
} from '#adapters/demo/artwork/brush/svg.ts';

/** Whole roast peanuts in a heap. */
export function peanuts({ random }: Brush): Svg {
  const nuts = spread(random, 9, 16).map(([x, y]) => [x, y, random.between(0, 180), 4] as const);
  const seams = nuts.map(([x, y, turn]) => [x, y, turn, 5] as const);
  return (
    line(dashes(nuts), dusk, 9, { transform: 'translate(1.4 1.8)' }) +
    line(dashes(nuts), '#a05d26', 9) +
    line(dashes(nuts), '#dba055', 6.8, { transform: 'translate(-.5 -.6)' }) +
    line(dashes(seams), '#a9682d', 1.1) +
    line(dashes(seams), '#fbe2b0', 1.3, { transform: 'translate(-1.2 -1.5)' })
  );
}

/** Crushed peanuts over a round patch 44 across. */
export function crushedPeanuts({ random }: Brush): Svg {
  const bits = spread(random, 34, 22, 0.6);
  return (
    line(dots(bits), dusk, 3.6, { transform: 'translate(.9 1.2)' }) +
    line(dots(bits), '#a9682d', 3.6) +
    line(dots(bits.slice(5)), '#e4b06a', 2.6) +
    line(dots(bits.slice(18)), '#fbe0ac', 1.2, { transform: 'translate(-.5 -.6)' })
  );
}

/** Sesame seeds over a round patch 60 across. */
export function sesame({ random }: Brush, colour = '#fbf0d2'): Svg {
  const seeds = spread(random, 34, 30, 0.7).map(([x, y]) => [x, y, random.between(0, 180), 1.6] as const);
  return (
    line(dashes(seeds), '#3a2412', 2.2, { opacity: 0.35, transform: 'translate(.6 .8)' }) +
    line(dashes(seeds), colour, 1.9)
  );
}

/** Fried shallots in a heap 40 across. */
export function shallots({ random }: Brush): Svg {
  const curls = spread(random, 22, 19).map(([x, y]) => {
    const turn = random.between(0, 360);
    const [dx, dy] = polar(turn, random.between(7, 11));
    const [bx, by] = polar(turn - 90, 5);
    return `M${at(x - dx / 2, y - dy / 2)}q${at(dx / 2 + bx, dy / 2 + by)} ${at(dx, dy)}`;
  });
  return (
    line(curls.join(''), dusk, 3.4, { transform: 'translate(1.2 1.6)' }) +
    line(curls.join(''), '#8a4a18', 3.2) +
    line(curls.slice(3).join(''), '#c9802f', 2.2) +
    line(curls.slice(11).join(''), '#f5cd83', 1)
  );
}

/** A fan of cream run over the dish. */
export const drizzle = ({ random }: Brush, colour = '#fdf6e4'): Svg => {
  const d = `M-46 ${short(random.between(-8, 8))}C-30-26-22 24-8 2S14-22 22 4S40 10 48-8`;
  return (
    line(d, '#121512', 6, { opacity: 0.16, transform: 'translate(1 1.4)' }) +
    line(d, shade(colour, 0.08), 5.6) +
    line(d, colour, 4.2) +
    line(d, '#ffffff', 1.2, { opacity: 0.7, transform: 'translate(-.7 -.9)' })
  );
};

/** A spoonful of thick sauce: sambal, peanut, chutney. */
export function dollop(brush: Brush, colour = '#a92c14'): Svg {
  const { random } = brush;
  return (
    form(brush, blob(random, 24, 19, 0.15, 9), colour) +
    line('M-12 5Q-2-9 12-4M-8 9Q4 0 15 4', shade(colour, 0.25), 2.6) +
    line('M-14-3Q-4-13 9-10', lit(colour, 0.55), 2.8, { opacity: 0.85 }) +
    line(dots(spread(random, 10, 14)), lit(colour, 0.45), 1.8)
  );
}

/** Drops of oil or sauce in a patch 120 across. */
export function oil({ random }: Brush, colour = '#f2c14e'): Svg {
  const drops = spread(random, 22, 62, 0.8).map(([x, y]) => circle(x, y, random.between(1.6, 6), colour));
  return group(drops.join(''), { fill: colour, opacity: 0.5, stroke: lit(colour, 0.6), 'stroke-width': 0.8 });
}

/** Cashew nuts, three of them. */
export const cashews = (brush: Brush): Svg =>
  rod(
    brush,
    spread(brush.random, 4, 15)
      .map(([x, y]: Point, index) => `M${at(x - 6, y + 3)}q6${index % 2 ? 10 : -10} 12 0`)
      .join(''),
    '#eccf98',
    6.4,
  );

/** A small heap of grated coconut or spice. */
export const grated = ({ random }: Brush, colour = '#fffaf0'): Svg => {
  const strokes = spread(random, 40, 20, 0.7).map(
    ([x, y]) => [x, y, random.between(0, 180), random.between(3, 6)] as const,
  );
  return (
    line(dashes(strokes), '#121512', 1.8, { opacity: 0.18, transform: 'translate(.8 1)' }) +
    line(dashes(strokes), shade(colour, 0.12), 1.8) +
    line(dashes(strokes.slice(12)), colour, 1.3)
  );
};
