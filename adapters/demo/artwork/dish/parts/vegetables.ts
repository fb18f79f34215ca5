import { type Brush, ball, form, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, spread } from '#adapters/demo/artwork/brush/random.ts';
import {
  at,
  circle,
  dots,
  ellipse,
  group,
  line,
  move,
  type Point,
  path,
  polar,
  rect,
  ring,
  type Svg,
  short,
} from '#adapters/demo/artwork/brush/svg.ts';

/** Half a grilled aubergine, 60 long. */
export function aubergine(brush: Brush): Svg {
  const d = 'M-32 0C-32-10-14-14 4-13C22-12 33-6 33 1C33 8 20 13 2 13C-16 13-32 9-32 0Z';
  return (
    form(brush, d, '#532056', { inset: 0.98 }) +
    path(d, '#e8cf92', { transform: 'translate(-1 -1)scale(.86 .74)' }) +
    line('M-18-6l7 13M-6-8l7 15M6-8l7 15M18-6l6 11', '#8a5528', 2.2, { opacity: 0.75 }) +
    line(dots(spread(brush.random, 10, 12).map(([x, y]): Point => [x * 1.7, y * 0.6])), '#b98f4f', 1.6) +
    line('M-22-6Q0-10 18-7', '#fff0c8', 1.6, { opacity: 0.8 })
  );
}

/** A small green-and-white Thai aubergine, cut in half. */
export const thaiAubergine = (brush: Brush): Svg =>
  ball(brush, 11, '#7fa554') + circle(0, 0, 8.4, '#eef0cf') + line(dots(spread(brush.random, 14, 6)), '#9a8d4e', 1.7);

export function cucumber(brush: Brush): Svg {
  const seeds = Array.from({ length: 9 }, (_, index) => polar(index * 40, 5));
  return (
    ball(brush, 13, '#2f6b35', 2.6) +
    circle(0, 0, 11, '#d6e8a6') +
    circle(-0.6, -0.6, 8, '#ecf5cb') +
    line(dots(seeds), '#b7cd7e', 2.4)
  );
}

export const tomato = (brush: Brush): Svg =>
  form(brush, 'M-20-4Q0-10 20-4Q14 15 0 15Q-14 15-20-4Z', '#c4301c') +
  path('M-15-3Q0-7 15-3Q10 7 0 8Q-10 7-15-3Z', '#ec6a4a') +
  line(
    dots([
      [-8, 0],
      [-3, 2],
      [3, 2],
      [8, 0],
      [0, -2],
    ]),
    '#fbd98f',
    2.6,
  ) +
  line('M-16-4Q0-9 14-5', '#ffb199', 1.6);

/** A tangle of bean sprouts, 60 across. */
export function sprouts({ random }: Brush): Svg {
  const strands = spread(random, 16, 24).map(([x, y]) => {
    const [dx, dy] = polar(random.between(0, 360), random.between(16, 24));
    const [bendX, bendY] = polar(random.between(0, 360), 9);
    return { d: `M${at(x, y)}q${at(dx / 2 + bendX, dy / 2 + bendY)} ${at(dx, dy)}`, head: [x, y] as const };
  });
  const d = strands.map((strand) => strand.d).join('');
  return (
    line(d, dusk, 3.6, { transform: 'translate(1.4 1.8)' }) +
    line(d, '#d9d0ae', 3.4) +
    line(d, '#fdf9ea', 2.1) +
    line(dots(strands.map((strand) => strand.head)), '#d8b240', 4.6)
  );
}

/** A heap of fine strips: carrot, papaya, mango, cabbage. */
export function shreds({ random }: Brush, colour = '#ee8b2f'): Svg {
  const strands = spread(random, 22, 22).map(([x, y]) => {
    const [dx, dy] = polar(random.between(0, 360), random.between(18, 28));
    return `M${at(x - dx / 2, y - dy / 2)}q${at(dx / 2 + random.between(-5, 5), dy / 2 + random.between(-5, 5))} ${at(dx, dy)}`;
  });
  return (
    line(strands.join(''), dusk, 3.4, { transform: 'translate(1.4 1.8)' }) +
    line(strands.join(''), shade(colour, 0.25), 3.2) +
    line(strands.slice(4).join(''), colour, 2.4) +
    line(strands.slice(12).join(''), lit(colour, 0.5), 1)
  );
}

/** A bundle of long beans, or of morning glory stalks in another green. */
export function longBeans(brush: Brush, colour = '#5f9a3e'): Svg {
  const { random } = brush;
  const strands = Array.from(
    { length: 7 },
    (_, index) =>
      `M-32 ${short(index * 5 - 15 + random.between(-2, 2))}q32 ${short(random.between(-9, 9))} 64 ${short(random.between(-4, 4))}`,
  );
  return rod(brush, strands.join(''), colour, 5);
}

/** Wok-fried greens: hollow stalks and long leaves, 100 across. */
export function greens(brush: Brush): Svg {
  const { random } = brush;
  const stalks = Array.from({ length: 9 }, () => {
    const y = random.between(-30, 30);
    return `M-46 ${short(y)}C-16 ${short(y + random.between(-28, 28))} 14 ${short(-y + random.between(-20, 20))} 44 ${short(y * 0.6)}`;
  });
  const leaves = spread(random, 13, 42).map(([x, y]) =>
    group(
      path('M-20 0Q-4-9 22 0Q-4 9-20 0Z', random.pick(['#2f6a33', '#3d7d3a', '#275a30'])) +
        line('M-18 0L18 0', '#7fb264', 1.2),
      {
        transform: `${move(x, y)}rotate(${random.whole(0, 360)})`,
      },
    ),
  );
  return `${rod(brush, stalks.slice(0, 3).join(''), '#6f9f48', 5.4)}${rod(brush, stalks.slice(3, 6).join(''), '#7fae52', 5.4)}${leaves.join('')}${rod(brush, stalks.slice(6).join(''), '#93bf60', 4.6)}`;
}

export const onion = ({ random }: Brush): Svg => {
  const radius = random.between(8, 13);
  return (
    ring(1.4, 1.8, radius, '#121512', 2.6, { opacity: 0.2 }) +
    ring(0, 0, radius, '#8d3a6c', 2.8) +
    ring(-0.4, -0.4, radius - 1, '#f3dbe6', 1.7)
  );
};

/** A boiled potato; with another colour, a cube of pumpkin or a fish ball. */
export const potato = (brush: Brush, colour = '#eecb6a'): Svg =>
  form(brush, blob(brush.random, 15, 12.5, 0.1, 7), colour) +
  ellipse(-4, -4, 5, 2.6, lit(colour, 0.8), { opacity: 0.75, transform: 'rotate(-28 -4 -4)' });

/** Slices of bamboo shoot. */
export const bambooShoot = (brush: Brush): Svg =>
  form(brush, 'M-22-5Q0-10 22-4L20 6Q0 2-22 6Z', '#eddc9f') +
  line('M-16-4v8M-8-6v9M0-6v8M8-6v9M16-4v8', '#c6a75c', 1.2);

/** Okra cut across. */
export const okra = (brush: Brush): Svg =>
  form(brush, `M${[0, 72, 144, 216, 288].map((angle) => at(...polar(angle, 9))).join('L')}Z`, '#6d9a3f') +
  circle(0, 0, 5.4, '#dce8ac') +
  line(dots([0, 72, 144, 216, 288].map((angle) => polar(angle + 36, 3))), '#fffbe6', 2.2);

/** A mushroom cut in half lengthwise. */
export const mushroom = (brush: Brush): Svg =>
  form(brush, 'M-16 0C-16-14 16-14 16 0C16 4 8 4 5 3L5 13Q0 16-5 13L-5 3C-8 4-16 4-16 0Z', '#d9bd93') +
  line('M-11 0Q0-4 11 0', '#8c6540', 1.8) +
  line('M-9-7Q0-11 7-8', '#fff1d6', 1.8);

/** Two halves of a baby corn cob. */
export const babyCorn = (brush: Brush): Svg =>
  form(brush, 'M-26 0C-22-7 10-9 26-2Q29 0 26 2C10 9-22 7-26 0Z', '#eec04a') +
  line('M-18-3L20-3M-20 0L24 0M-18 3L20 3', '#c8912a', 1, { 'stroke-dasharray': '2 2' });

/** A cube of pressed rice. */
export const riceCake = (brush: Brush): Svg =>
  form(brush, 'M-15-12Q0-15 15-12Q17 0 15 12Q0 15-15 12Q-17 0-15-12Z', '#f6efdc', { lift: 4 }) +
  line(dots(spread(brush.random, 18, 12)), '#e3d7b8', 2.2) +
  rect(-11, -12, 14, 2, '#ffffff', 1);
