import { type Brush, form, rod } from '../brush.ts';
import { chilli, dusk, herb, lit, mix, shade } from '../colour.ts';
import { blob, spread } from '../random.ts';
import {
  at,
  circle,
  dashes,
  dots,
  ellipse,
  group,
  line,
  type Point,
  path,
  place,
  polar,
  ring,
  type Svg,
  short,
} from '../svg.ts';

const blade = 'M-15 0C-8-9 6-9 16 0C6 9-8 9-15 0Z';

/** A leaf of Thai basil. */
export function basil(brush: Brush, colour = herb): Svg {
  const tone = brush.random.pick([colour, mix(colour, '#1f5a33', 0.4), mix(colour, '#8fc060', 0.25)]);
  return (
    form(brush, blade, tone, { inset: 0.92 }) +
    line('M-13 0H13M-6 0l4-4M-6 0l4 4M1 0l4-4M1 0l4 4', lit(tone, 0.45), 1, { opacity: 0.85 })
  );
}

/** A pair of mint leaves with their saw-toothed edges. */
export const mint = (brush: Brush): Svg =>
  [0, 62, -58]
    .map((turn) => place(0, 0, turn, 0.8, group(basil(brush, '#5fa548'), { transform: 'translate(14 0)' })))
    .join('');

/** A sprig of coriander: three scalloped leaves. */
export function coriander(brush: Brush): Svg {
  const lobe = 'M0 0C-3-4-9-4-9-9C-12-13-6-17-3-14C0-19 6-17 6-13C11-14 12-8 8-6C9-2 3-3 0 0Z';
  const leaf = (x: number, y: number, turn: number): Svg =>
    place(
      x,
      y,
      turn,
      1,
      path(lobe, '#3f7f33', { stroke: '#0003', 'stroke-width': 1.6 }) +
        path(lobe, '#64a548', { transform: 'translate(-.3 -1.2)scale(.84)' }),
    );
  return (
    line('M0 14L0 2M0 8L-10 0M0 8L10 1', '#5d9440', 1.8) +
    leaf(0, 2, brush.random.between(-15, 15)) +
    leaf(-10, 1, -55) +
    leaf(10, 2, 55)
  );
}

/** A double makrut lime leaf. */
export const makrut = (brush: Brush): Svg =>
  place(-13, 0, 0, 1, form(brush, 'M-15 0C-9-10 8-10 13 0C8 10-9 10-15 0Z', '#2f6b33')) +
  place(14, 0, 0, 1, form(brush, 'M-14 0C-6-11 10-9 17 0C10 9-6 11-14 0Z', '#3a7a38')) +
  line('M-27 0H30', '#8fbf6a', 1.2);

/** A ring of chilli with its seeds; green with another colour. */
export const chilliRing = ({ random }: Brush, colour = chilli): Svg => {
  const radius = random.between(4, 5.6);
  return (
    ring(1.2, 1.6, radius, '#121512', 2.6, { opacity: 0.25 }) +
    circle(0, 0, radius, '#f8dcb0', { stroke: shade(colour, 0.2), 'stroke-width': 3 }) +
    ring(-0.4, -0.4, radius, colour, 2) +
    line(
      dots([
        [-1.2, 0.6],
        [1.4, -0.8],
        [0.6, 1.6],
      ]),
      '#fff7dd',
      1.5,
    )
  );
};

/** A whole small chilli, 40 long. */
export const chilliWhole = (brush: Brush, colour = chilli): Svg =>
  form(brush, 'M-19-3C-8-8 10-7 23 3C10 5-8 6-19 4Z', colour, { inset: 0.94 }) +
  line('M-14-2Q0-5 12-1', lit(colour, 0.75), 1.5) +
  rod(brush, 'M-19 0Q-24-1-27-5', '#5d8a3c', 3);

/** Spring onion, cut into rings, 30 across. */
export function springOnion({ random }: Brush): Svg {
  const rings = spread(random, 8, 16);
  return (
    line(dots(rings), dusk, 8.4, { transform: 'translate(.8 1)' }) +
    line(dots(rings.slice(0, 5)), '#5c9f3f', 8.2) +
    line(dots(rings.slice(5)), '#9cc963', 8.2) +
    line(dots(rings), '#eef6cf', 4.6) +
    line(dots(rings), '#b9d88b', 1.6)
  );
}

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

/** An orchid flower. */
export function orchid(brush: Brush, colour = '#b5519b'): Svg {
  const petal = (turn: number, scale: number): Svg =>
    place(
      0,
      0,
      turn,
      scale,
      path('M0 0C-12-7-11-24 0-26C11-24 12-7 0 0Z', shade(colour, 0.2)) +
        path('M0-2C-9-8-8-21 0-23C8-21 9-8 0-2Z', lit(colour, 0.25)) +
        line('M0-5V-18', colour, 1),
    );
  return (
    circle(2.5, 3.2, 21, dusk) +
    [0, 72, 144, 216, 288].map((turn) => petal(turn + brush.random.between(-6, 6), turn % 144 ? 0.95 : 1.05)).join('') +
    path(blob(brush.random, 6, 5, 0.2, 7), '#f6d24a') +
    circle(0, 1, 2.4, '#7b2360')
  );
}

/** Drops of oil or sauce in a patch 120 across. */
export function oil({ random }: Brush, colour = '#f2c14e'): Svg {
  const drops = spread(random, 22, 62, 0.8).map(([x, y]) => circle(x, y, random.between(1.6, 6), colour));
  return group(drops.join(''), { fill: colour, opacity: 0.5, stroke: lit(colour, 0.6), 'stroke-width': 0.8 });
}

/** A piece of pandan leaf tied in a knot, 80 across. */
export function pandanKnot(brush: Brush): Svg {
  const ribbon = (d: string, tone: string): Svg => rod(brush, d, tone, 9) + line(d, lit(tone, 0.4), 0.9);
  return (
    ribbon('M-40 14C-18 8 2-4 38-16', '#2f6b3a') +
    ribbon('M-34-18C-8-10 8 4 36 20', '#3f8144') +
    ribbon('M-9-9C-2-2 2 2 10 9', '#2a5f34')
  );
}

/** A star of anise. */
export const starAnise = (_: Brush): Svg =>
  Array.from({ length: 8 }, (_, index) =>
    place(0, 0, index * 45, 1, path('M0 0Q-4-6 0-13Q4-6 0 0Z', '#7a3f1c') + ellipse(0, -7, 1.4, 2.2, '#e0a35a')),
  ).join('') + circle(0, 0, 2.4, shade('#7a3f1c'));

/** A cinnamon stick. */
export const cinnamon = (brush: Brush): Svg =>
  rod(brush, 'M-26 0H26', '#8d4d22', 10) + line('M-26 1H26', '#5b2c10', 1.6) + line('M-24-2.5H22', '#cf9155', 1.2);

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
