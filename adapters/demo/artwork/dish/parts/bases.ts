import { type Brush, form } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk, lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, type Random, spread } from '#adapters/demo/artwork/brush/random.ts';
import {
  arc,
  at,
  circle,
  dashes,
  dots,
  group,
  line,
  move,
  type Point,
  path,
  place,
  polar,
  type Svg,
  short,
  smooth,
} from '#adapters/demo/artwork/brush/svg.ts';

/** A bowlful of clear liquid, radius 80, darker at its edge, with drops of fat. */
export function broth({ random }: Brush, colour = '#b97a35'): Svg {
  const drops = spread(random, 20, 72, 0.8).map(([x, y]) => circle(x, y, random.between(1.5, 5.5), lit(colour, 0.35)));
  return (
    circle(0, 0, 81, shade(colour, 0.45)) +
    circle(2, 2, 79, shade(colour, 0.18)) +
    circle(5, 5, 72, colour) +
    circle(12, 14, 52, lit(colour, 0.16)) +
    group(drops.join(''), { opacity: 0.5, stroke: lit(colour, 0.7), 'stroke-width': 0.7 }) +
    line(arc(0, 0, 73, 196, 258), '#fff6de', 3, { opacity: 0.6 })
  );
}

/** A bowlful of thick sauce, radius 80, with ripples and a sheen of oil. */
export function curry({ random }: Brush, colour = '#c9722b'): Svg {
  const ripple = (radius: number): string =>
    arc(random.between(-6, 6), random.between(-6, 6), radius, random.between(60, 180), random.between(260, 400));
  const pools = spread(random, 12, 66, 0.7);
  return (
    circle(0, 0, 81, shade(colour, 0.42)) +
    path(blob(random, 77, 77, 0.03, 14), shade(colour, 0.12)) +
    path(blob(random, 68, 68, 0.05, 12), colour, { transform: 'translate(2 2)' }) +
    line([64, 50, 36, 24].map(ripple).join(''), lit(colour, 0.3), 4, { opacity: 0.6 }) +
    line([58, 43, 30].map(ripple).join(''), shade(colour, 0.2), 3, { opacity: 0.7 }) +
    line(dots(pools), mix(colour, '#d8350f', 0.45), random.between(5, 8), { opacity: 0.6 }) +
    line(arc(0, 0, 72, 198, 250), '#fff3d6', 2.6, { opacity: 0.55 })
  );
}

const grain = (random: Random, count: number, radius: number): string =>
  dashes(spread(random, count, radius, 0.9).map(([x, y]) => [x, y, random.between(0, 180), 3.4] as const));

/** A dome of rice, radius 42; the colour says how it was cooked. */
export function rice(brush: Brush, colour = '#fbf6e8'): Svg {
  const {
    random,
    light: [x, y],
  } = brush;
  const by = (distance: number): string => move(x * distance, y * distance);
  return (
    form(brush, blob(random, 43, 42, 0.05, 14), mix(colour, '#c9b48a', 0.4), { lift: 5, inset: 0.94 }) +
    path(blob(random, 31, 30, 0.08, 12), colour, { transform: by(6), opacity: 0.8 }) +
    line(grain(random, 48, 41), shade(colour, 0.26), 2.5, { opacity: 0.6 }) +
    line(grain(random, 80, 40), colour, 2.3) +
    line(grain(random, 38, 27), '#ffffff', 1.9, { transform: by(7), opacity: 0.9 })
  );
}

/** Rice or another grain, scattered over the whole plate, radius 66. */
export function fried(brush: Brush, colour = '#d9973c'): Svg {
  const { random } = brush;
  return (
    form(brush, blob(random, 68, 64, 0.07, 16), shade(colour, 0.28), { lift: 4, inset: 0.96 }) +
    path(blob(random, 50, 46, 0.08, 12), shade(colour, 0.08), { transform: 'translate(-5 -6)' }) +
    line(grain(random, 70, 65), shade(colour, 0.34), 3, { opacity: 0.75 }) +
    line(grain(random, 100, 64), colour, 2.9) +
    line(grain(random, 60, 50), lit(colour, 0.45), 2.2, { transform: 'translate(-4 -5)' })
  );
}

/** A bundle of noodles: parallel strands around a bend. */
function noodleBundle(
  random: Random,
  colour: string,
  reach: number,
  width: number,
  strands: number,
  outer: boolean,
): Svg {
  const [x, y] = polar(random.between(0, 360), random.between(0, reach * (outer ? 0.1 : 0.5)));
  const most = reach - Math.hypot(x, y) - 3;
  const inner = Math.max(width * 0.4, (outer ? 1 : random.between(0.25, 0.95)) * most - strands * width);
  const from = random.between(0, 360);
  const to = from + random.between(110, 230);
  const strand = (index: number): string => arc(x, y, inner + index * width, from + index * 3, to - index * 4);
  const all = Array.from({ length: strands }, (_, index) => strand(index));
  const across = arc(x, y, inner + ((strands - 1) * width) / 2, from, to);
  return (
    line(across, shade(colour, 0.5), strands * width + 2.4, { opacity: 0.85, 'stroke-linecap': 'butt' }) +
    line(all.join(''), colour, width * 0.8) +
    line(all.filter((_, index) => index % 2 === 0).join(''), lit(colour, 0.6), width * 0.28)
  );
}

const nest = (brush: Brush, colour: string, reach: number, width: number, locks: number): Svg =>
  form(brush, blob(brush.random, reach * 0.88, reach * 0.86, 0.05, 14), mix(colour, '#a5682c', 0.6), {
    lift: 4,
    inset: 1,
  }) +
  Array.from({ length: locks }, (_, index) =>
    noodleBundle(brush.random, colour, reach, width, brush.random.whole(3, 5), index < 4),
  ).join('');

/** A nest of round noodles, radius 62. */
export const noodles = (brush: Brush, colour = '#f1e2bd'): Svg => nest(brush, colour, 64, 4.8, 11);

/** A nest of broad rice noodles, radius 64. */
export const ribbons = (brush: Brush, colour = '#ecd3a0'): Svg => nest(brush, colour, 66, 8.6, 9);

/** A nest of fine vermicelli, radius 58. */
export const vermicelli = (brush: Brush, colour = '#fbf5e4'): Svg => nest(brush, colour, 60, 3.5, 12);

/** A frilled lettuce leaf, 80 across. */
export function lettuce(brush: Brush, colour = '#86b552'): Svg {
  const { random } = brush;
  const frill = Array.from(
    { length: 16 },
    (_, index): Point => polar(index * 22.5, index % 2 ? 43 : 33 + random.between(-3, 3)),
  );
  const veins = [-60, -30, 0, 30, 60]
    .map((turn) => `M-34 0Q${at(...polar(turn * 0.5, 8))} ${at(...polar(turn, 29))}`)
    .join('');
  return (
    form(brush, smooth(frill), colour) +
    path(blob(random, 22, 20, 0.1, 9), lit(colour, 0.35), { opacity: 0.6 }) +
    line(veins, '#dcebb0', 1.6)
  );
}

/** A salad of mixed leaves, radius 62. */
export function leaves(brush: Brush): Svg {
  const { random } = brush;
  return spread(random, 6, 42)
    .map(([x, y]) =>
      place(
        x,
        y,
        random.between(0, 360),
        random.between(0.62, 0.85),
        lettuce(brush, random.pick(['#86b552', '#5f9a3e', '#a9cb6c', '#6b8f3e', '#7d3d55'])),
      ),
    )
    .join('');
}

/** A pool of sauce on a plate, radius 60. */
export function pool(brush: Brush, colour = '#b0541f'): Svg {
  const { random } = brush;
  return (
    path(blob(random, 64, 58, 0.1, 12), shade(colour, 0.3)) +
    path(blob(random, 60, 54, 0.1, 12), colour) +
    line(arc(-2, 0, 46, 190, 250) + arc(4, 4, 40, 20, 80), lit(colour, 0.5), 3, { opacity: 0.6 }) +
    line(dots(spread(random, 16, 50)), lit(colour, 0.35), 3, { opacity: 0.7 })
  );
}

/** A square of banana leaf under the food, 150 across. */
export function leafSheet(brush: Brush, colour = '#4c8a45'): Svg {
  const { random } = brush;
  const d = `M-74 ${short(random.between(-62, -52))}Q0-66 74-56Q80 0 73 58Q0 66-73 56Q-80 0-74-56Z`;
  const ribs = Array.from({ length: 17 }, (_, index) => `M${index * 9 - 72} -60q5 60 0 120`).join('');
  return (
    form(brush, d, colour, { inset: 0.985 }) +
    line(ribs, shade(colour, 0.22), 1.3, { opacity: 0.7 }) +
    line(ribs, lit(colour, 0.25), 0.9, { opacity: 0.6, transform: 'translate(2 0)' }) +
    line('M-75 2Q0-4 75 2', lit(colour, 0.5), 3)
  );
}

/** A cone or a small cup of sauce: a dip bowl, radius 27. */
export function dip({ random, light: [x, y] }: Brush, colour = '#a9551c'): Svg {
  return (
    circle(-x * 4, -y * 4, 28, dusk) +
    circle(0, 0, 28, '#c9bfa6') +
    circle(x * 0.8, y * 0.8, 27, '#f4ecd9') +
    circle(0, 0, 22.5, shade(colour, 0.45)) +
    circle(-x, -y, 21, colour) +
    line(dots(spread(random, 8, 15)), lit(colour, 0.45), 3) +
    line(arc(0, 0, 17, 195, 265), '#fff3d6', 2.4, { opacity: 0.7 }) +
    group(line(arc(0, 0, 25, 0, 359), '#2c5b8c', 1.5, { 'stroke-dasharray': '3 4' }))
  );
}
