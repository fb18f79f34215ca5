import { type Brush, form, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk, herb, lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, spread } from '#adapters/demo/artwork/brush/random.ts';
import { circle, dots, group, line, path, place, type Svg } from '#adapters/demo/artwork/brush/svg.ts';

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

/** A piece of pandan leaf tied in a knot, 80 across. */
export function pandanKnot(brush: Brush): Svg {
  const ribbon = (d: string, tone: string): Svg => rod(brush, d, tone, 9) + line(d, lit(tone, 0.4), 0.9);
  return (
    ribbon('M-40 14C-18 8 2-4 38-16', '#2f6b3a') +
    ribbon('M-34-18C-8-10 8 4 36 20', '#3f8144') +
    ribbon('M-9-9C-2-2 2 2 10 9', '#2a5f34')
  );
}
