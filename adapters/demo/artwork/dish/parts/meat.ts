import { type Brush, ball, form, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { bamboo, dusk, lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, spread } from '#adapters/demo/artwork/brush/random.ts';
import {
  circle,
  dashes,
  dots,
  ellipse,
  line,
  move,
  type Point,
  path,
  place,
  type Svg,
} from '#adapters/demo/artwork/brush/svg.ts';

/** A satay skewer, 150 long, its meat to the right. */
export function satay(brush: Brush, colour = '#bb6a2a'): Svg {
  const { random } = brush;
  const chunks = [-14, 8, 30, 51].map((x) => {
    const shape = form(brush, blob(random, 13, random.between(10, 12), 0.13, 6), colour);
    const char = line('M-7-5l4 11M0-7l4 13M7-6l3 9', '#4f230f', 2.6, { opacity: 0.85 });
    const glaze = line('M-8-3q5-5 11-4', '#f8c777', 2.4, { opacity: 0.85 });
    return place(x, random.between(-1, 1), 0, 1, shape + char + glaze);
  });
  return rod(brush, 'M-86 0L70 0', bamboo, 4) + chunks.join('');
}

/** A thin slice of beef, pink in the middle. */
export function beefSlice(brush: Brush): Svg {
  const { random } = brush;
  return (
    form(brush, blob(random, 27, 15, 0.14, 9), '#96564a') +
    path(blob(random, 19, 9, 0.18, 8), '#c8767b') +
    line('M-17-2q8-6 17-3t16-1M-14 4q10-3 17 0t11-1', '#efc3bd', 1.3, { opacity: 0.85 }) +
    line('M-22-6q6-7 15-7', '#f6dfd2', 2.2)
  );
}

/** A chunk of slow-cooked beef. */
export function beefChunk(brush: Brush, colour = '#6b3318'): Svg {
  const { random } = brush;
  const flecks = spread(random, 9, 13);
  return (
    form(brush, blob(random, 20, 16, 0.14, 7), colour, { lift: 4 }) +
    line('M-13 2q9-7 23-4M-12 7q9-5 21-3M-9-5q8-4 16-2', shade(colour, 0.35), 1.6) +
    line('M-12-3q8-6 17-5M-8 4q6-3 13-3', lit(colour, 0.3), 1.5, { opacity: 0.8 }) +
    line(dots(flecks), '#e6bf83', 1.8)
  );
}

/** A bite of chicken or lamb in its sauce; the colour says which. */
export function bite(brush: Brush, colour = '#e0b070'): Svg {
  const { random } = brush;
  return (
    form(brush, blob(random, 17, 13, 0.16, 7), colour) +
    line('M-9 3q8-4 18-2M-7-3q7-4 13-2', shade(colour, 0.22), 1.4) +
    ellipse(-5, -5, 4.5, 2.2, lit(colour, 0.75), { opacity: 0.8, transform: 'rotate(-24 -5 -5)' })
  );
}

/** A minced patty or meatball. */
export const meatball = (brush: Brush, colour = '#8a5233'): Svg =>
  ball(brush, 12, colour) + line(dots(spread(brush.random, 9, 9)), shade(colour, 0.35), 2, { opacity: 0.7 });

const grill = (degrees: number): string => {
  const strokes = [-20, -7, 6, 19].map((x) => [x, 0, degrees, 30] as const);
  return dashes(strokes);
};

/** A grilled pork chop with its bone, 100 long. */
export function porkChop(brush: Brush): Svg {
  const { random } = brush;
  return (
    rod(brush, 'M34 8L60 20', '#eadbc0', 9) +
    form(brush, blob(random, 46, 31, 0.1, 9), '#a95a28', { lift: 5, inset: 0.92 }) +
    line('M-42-6C-40-26-16-32 8-31', '#f3cf94', 5) +
    line(grill(62), '#4b200f', 4, { opacity: 0.8 }) +
    line('M-30-12q16-12 34-10', '#f7c073', 3, { opacity: 0.8 }) +
    line(dots(spread(random, 14, 26)), '#e79a3c', 1.8)
  );
}

/** A slice of glazed pork with its layers. */
export function porkSlice(brush: Brush): Svg {
  const d = 'M-27-9C-12-13 14-12 27-8C30-2 29 6 26 9C10 13-12 12-27 8C-30 3-30-4-27-9Z';
  return (
    form(brush, d, '#8a3a1c', { inset: 0.94 }) +
    line('M-25-4Q0-9 26-4', '#f0c7a0', 3.2) +
    line('M-25 3Q0-1 25 3', '#dc9a6c', 2) +
    line('M-24-8Q0-12 22-8', '#ffcf8d', 1.5, { opacity: 0.85 })
  );
}

/** A flattened, fried chicken leg, 120 long. */
export function chickenLeg(brush: Brush, colour = '#c27a2e'): Svg {
  const { random } = brush;
  const thigh =
    'M-50-4C-52-26-28-38-4-34C16-31 30-20 44-11L58-6C62 0 60 8 54 10L40 10C26 18 14 30-8 32C-32 34-48 20-50-4Z';
  const crust = spread(random, 46, 30).map(([x, y]): Point => [x - 8, y * 0.9]);
  return (
    rod(brush, 'M52 2L74 4', '#efe2c8', 8) +
    circle(75, 1, 4.6, '#f7eedb') +
    circle(76, 7, 4.2, '#e4d3b2') +
    form(brush, thigh, colour, { lift: 5, inset: 0.93 }) +
    path('M-40-8C-36-26-12-30 12-22C-8-22-26-14-32 2Z', lit(colour, 0.35), { opacity: 0.75 }) +
    line(dots(crust), shade(colour, 0.38), 2.6, { opacity: 0.65 }) +
    line(dots(crust.filter((_, index) => index % 3 === 0)), '#f8d489', 2.2, { transform: 'translate(-1 -1.4)' }) +
    line('M-18-4l13 9M-4-12l14 9M-22 10l12 7', '#5c2b10', 3, { opacity: 0.6 })
  );
}

/** Half a boiled egg. */
export const eggHalf = ({ light: [x, y] }: Brush): Svg =>
  ellipse(-x * 3, -y * 3, 19, 15, dusk) +
  ellipse(0, 0, 19, 15, '#d9ceb2') +
  ellipse(x, y, 18, 14, '#fffaf0') +
  ellipse(1, 0, 10.4, 9.4, '#c9730c') +
  ellipse(1 + x * 0.9, y * 0.9, 9.2, 8.2, '#f4a521') +
  ellipse(1 + x * 3.4, y * 3.2, 3.6, 2.6, '#ffdf8a');

/** A fried egg with a lacy edge. */
export function friedEgg(brush: Brush): Svg {
  const { random } = brush;
  const [x, y] = brush.light;
  const edge = blob(random, 38, 34, 0.16, 11);
  return (
    path(edge, dusk, { transform: move(-x * 3.5, -y * 3.5) }) +
    path(edge, '#e9dfc6', { stroke: '#b9772c', 'stroke-width': 3.4 }) +
    path(edge, '#fffbf2', { transform: `${move(x, y)}scale(.9)` }) +
    line(dots(spread(random, 9, 25)), '#efe5cd', 4) +
    circle(3 - x * 1.4, 1 - y * 1.4, 13.6, '#c0760f', { opacity: 0.5 }) +
    circle(3, 1, 13, '#e08a12') +
    circle(3 + x * 1.2, 1 + y * 1.2, 11.2, '#f7ac22') +
    ellipse(3 + x * 5, 1 + y * 5, 4, 2.8, mix('#ffe9ae', '#ffffff', 0.3), { transform: 'rotate(-40 0 0)' })
  );
}
