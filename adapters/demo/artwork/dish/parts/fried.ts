import { type Brush, form } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, spread } from '#adapters/demo/artwork/brush/random.ts';
import { arc, dots, line, type Point, path, type Svg } from '#adapters/demo/artwork/brush/svg.ts';

/** A fried roll, 62 long; its wrap runs round it. */
export function springRoll(brush: Brush): Svg {
  const d = 'M-28-9.5C-32-9-33-4-33 0C-33 5-31 9-27 9.5L27 9.5C32 9 33 4 33 0C33-5 31-9.5 27-9.5Z';
  const blisters = spread(brush.random, 16, 13).map(([x, y]): Point => [x * 2.1, y * 0.55]);
  return (
    form(brush, d, '#cf8a30', { lift: 3.6, inset: 0.95 }) +
    line('M-20-9L-9 9M-2-9L9 9M16-9L26 8', '#94541a', 1.6, { opacity: 0.8 }) +
    line(dots(blisters), '#f2c468', 3) +
    line(dots(blisters.slice(0, 8)), '#9a5a1c', 1.4, { transform: 'translate(1 1.2)' }) +
    line('M-27-5.5L25-5.5', '#ffe0a0', 2, { opacity: 0.9 }) +
    line('M-32-4q3 4 0 8M32-4q-3 4 0 8', '#7c4414', 1.6)
  );
}

/** A sweetcorn fritter. */
export function cornFritter(brush: Brush): Svg {
  const { random } = brush;
  const kernels = spread(random, 22, 20);
  return (
    form(brush, blob(random, 25, 22, 0.15, 11), '#c98426', { lift: 4 }) +
    line(dots(kernels), '#a8661a', 7.4) +
    line(dots(kernels), '#f4c63c', 6) +
    line(dots(kernels), '#fff0a8', 1.9, { transform: 'translate(-1.2 -1.4)' }) +
    line(dots(spread(random, 6, 17)), '#4f8a3c', 2.8)
  );
}

/** A flaky flatbread, turned into a spiral, about 100 across. */
export function roti(brush: Brush): Svg {
  const { random } = brush;
  const turns = Array.from({ length: 6 }, (_, index) =>
    arc(index % 2 ? 3 : -2, index % 2 ? -2 : 2, 8 + index * 6.6, index * 70, index * 70 + 300),
  ).join('');
  const spots = spread(random, 15, 42);
  return (
    form(brush, blob(random, 52, 48, 0.07, 12), '#e6bb6e', { lift: 5, inset: 0.95 }) +
    line(turns, '#b9803a', 2.4, { opacity: 0.85 }) +
    line(turns, '#fbe6b4', 1.6, { transform: 'translate(-1.6 -1.8)' }) +
    line(dots(spots), '#a8642a', 6, { opacity: 0.75 }) +
    line(dots(spots.slice(0, 8)), '#7c4218', 3, { opacity: 0.7 })
  );
}

/** A pasty with a crimped edge. */
export function curryPuff(brush: Brush): Svg {
  const d = 'M-31 10C-31-14-14-25 0-25C14-25 31-14 31 10C18 15-18 15-31 10Z';
  const edge = 'M-28 4C-26-13-12-21 0-21C12-21 26-13 28 4';
  return (
    form(brush, d, '#d4923a', { lift: 4.4, inset: 0.95 }) +
    line(edge, '#a5651f', 6, { 'stroke-dasharray': '0.1 7' }) +
    line(edge, '#f6d38a', 3.6, { 'stroke-dasharray': '0.1 7', transform: 'translate(-1 -1.2)' }) +
    path('M-20 8C-18-6-8-12 2-12C-6-6-10 0-10 9Z', lit('#d4923a', 0.45), { opacity: 0.7 }) +
    line(dots(spread(brush.random, 10, 12)), '#a5651f', 2.4, { opacity: 0.6 })
  );
}

/** A fish cake with herbs and chilli in it. */
export function fishCake(brush: Brush): Svg {
  const { random } = brush;
  return (
    form(brush, blob(random, 22, 20, 0.07, 10), '#c67a2c', { lift: 4 }) +
    path(blob(random, 15, 13, 0.1, 9), '#dd9a45', { transform: 'translate(-1 -1)' }) +
    line(dots(spread(random, 13, 16)), '#5d8c38', 2.8) +
    line(dots(spread(random, 7, 15)), '#c93a1f', 2.6) +
    line(arc(0, 0, 16, 200, 265), '#ffd894', 2.2)
  );
}

/** A battered banana, curved, 62 long. */
export function bananaFritter(brush: Brush): Svg {
  const { random } = brush;
  const d = 'M-32 6C-28-9-8-15 10-13C24-11 34-3 34 5C34 12 26 12 20 8C8 2-8 4-18 12C-26 17-34 14-32 6Z';
  const crumbs = spread(random, 22, 15).map(([x, y]): Point => [x * 1.9, y * 0.6 - 2 + (x * x) / 90]);
  return (
    form(brush, d, '#d3912f', { lift: 4, inset: 0.94 }) +
    line(dots(crumbs), shade('#d3912f', 0.3), 3.4, { opacity: 0.6 }) +
    line(dots(crumbs.slice(4)), '#f8d582', 2.6, { transform: 'translate(-1 -1.3)' }) +
    line('M-26 2C-20-8-4-11 12-9', '#ffebb5', 2.2, { opacity: 0.85 })
  );
}

/** Wafer of fried shallot crisps and batter: scraps of crunch in a heap. */
export function crunch(brush: Brush, colour = '#c9832d'): Svg {
  const { random } = brush;
  const bits = spread(random, 18, 22);
  return (
    line(dots(bits), dusk, 7, { transform: 'translate(2 2.4)' }) +
    line(dots(bits), shade(colour), 6.6) +
    line(dots(bits), colour, 5) +
    line(dots(bits), lit(colour, 0.6), 2, { transform: 'translate(-1 -1.2)' })
  );
}
