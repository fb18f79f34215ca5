import { type Brush, ball, form } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, spread } from '#adapters/demo/artwork/brush/random.ts';
import {
  arc,
  circle,
  dots,
  ellipse,
  line,
  move,
  type Point,
  path,
  place,
  polar,
  rect,
  type Svg,
} from '#adapters/demo/artwork/brush/svg.ts';

/** Six slices of ripe mango, fanned out, about 90 long. */
export function mangoFan(brush: Brush): Svg {
  const slices = Array.from({ length: 6 }, (_, index) => {
    const turn = -28 + index * 10;
    const slice =
      form(brush, 'M-40 0C-30-13 18-16 40-3C42 0 41 3 38 5C16 15-30 12-40 0Z', index % 2 ? '#f6ad22' : '#f9bb36', {
        inset: 0.95,
      }) +
      line('M-30-3Q2-11 32-4', '#ffe28c', 2.4, { opacity: 0.9 }) +
      line('M-28 5Q4 9 30 4', '#e08a12', 1.2);
    return place(0, -27 + index * 10.5, turn * 0.55, 1, slice);
  });
  return slices.join('');
}

/** A rolled pancake, green with pandan, coconut showing at the ends. */
export function pancakeRoll(brush: Brush): Svg {
  const d = 'M-32-11C-36-6-36 6-32 11L32 11C37 6 37-6 32-11Z';
  return (
    form(brush, d, '#7fae46', { lift: 4, inset: 0.95 }) +
    line('M-22-10q4 9 0 20M-6-10q5 9 1 20M10-10q4 9 0 20M23-10q4 9 0 20', '#5d8a33', 1.3, { opacity: 0.8 }) +
    line('M-30-6L30-6', '#c7e08d', 2.6, { opacity: 0.9 }) +
    ellipse(33, 0, 5, 9.6, '#5b3014') +
    line(dots(spread(brush.random, 9, 4.4).map(([x, y]): Point => [x * 0.7 + 33, y * 1.8])), '#d9a565', 2)
  );
}

/** A panna cotta turned out of its mould. */
export const pannaCotta = (brush: Brush, colour = '#c6d99a'): Svg => {
  const flutes = Array.from({ length: 18 }, (_, index) => polar(index * 20, 41));
  const [x, y] = brush.light;
  return (
    circle(-x * 7, -y * 7, 46, dusk) +
    line(dots(flutes), shade(colour, 0.22), 13) +
    circle(0, 0, 44, shade(colour, 0.14)) +
    line(dots(flutes), lit(colour, 0.25), 8, { transform: move(x, y) }) +
    circle(x * 2, y * 2, 33, colour) +
    circle(x * 2.4, y * 2.4, 29, lit(colour, 0.3)) +
    line(arc(0, 0, 25, 195, 262), '#ffffff', 4, { opacity: 0.85 })
  );
};

export const lychee = (brush: Brush): Svg =>
  ball(brush, 14, '#f7e9e2', 3) +
  path('M-2-8Q5-6 6 1Q4 8-2 8Q3 1-2-8Z', '#d9aba0') +
  line('M-9 2Q-8-7 0-10', '#fff', 2.6);

export const pineapple = (brush: Brush): Svg =>
  form(brush, 'M-20-8Q0-15 20-8L10 13Q0 16-10 13Z', '#f1bd34') +
  line('M-12-8L-6 11M0-11V13M12-8L6 11', '#d3931d', 1.4) +
  line('M-19-8Q0-15 19-8', '#8b7a2c', 3, { 'stroke-dasharray': '3 2' });

/** Cubes of jelly; the colour says which. */
export const jelly = (brush: Brush, colour = '#4f9a4a'): Svg =>
  form(brush, 'M-9-8Q-9-10-7-10L8-9Q10-9 10-7L9 8Q9 10 7 10L-8 9Q-10 9-10 7Z', colour) +
  rect(-6, -6.5, 7, 3, lit(colour, 0.75), 1.5, { opacity: 0.85 });

/** A heap of red beans; with another colour, of mung beans. */
export function beans({ random }: Brush, colour = '#7b2220'): Svg {
  const points = spread(random, 22, 24);
  return (
    line(dots(points), shade(colour, 0.5), 10.4) +
    line(dots(points), colour, 8.8) +
    line(dots(points), lit(colour, 0.6), 2.2, { transform: 'translate(-1.8 -2)' })
  );
}

/** A ball of ice cream. */
export function scoop(brush: Brush, colour = '#f6ecd6'): Svg {
  const { random } = brush;
  return (
    form(brush, blob(random, 32, 31, 0.06, 12), colour, { lift: 5 }) +
    line(`${arc(2, 3, 22, 20, 120)}${arc(-3, -2, 15, 160, 300)}${arc(1, 1, 8, 30, 200)}`, shade(colour, 0.18), 2) +
    ellipse(-11, -12, 8, 4.6, '#ffffff', { opacity: 0.75, transform: 'rotate(-40 -11 -12)' })
  );
}

export const strawberry = (brush: Brush): Svg =>
  form(brush, 'M-12-11C-2-17 12-13 14-4C15 6 6 15 0 18C-8 14-18-2-12-11Z', '#cf2f2a') +
  line(
    dots([
      [-6, -4],
      [2, -6],
      [8, -2],
      [-3, 3],
      [4, 4],
      [0, 10],
    ]),
    '#fbd98f',
    1.6,
  ) +
  path('M-9-12Q0-6 10-12Q4-18 0-16Q-5-18-9-12Z', '#4f8a3c');
