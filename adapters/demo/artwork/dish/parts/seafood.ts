import { type Brush, form, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { chilli, ink, lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { blob, spread } from '#adapters/demo/artwork/brush/random.ts';
import {
  arc,
  at,
  circle,
  dashes,
  dots,
  line,
  type Point,
  path,
  polar,
  ring,
  type Svg,
  smooth,
} from '#adapters/demo/artwork/brush/svg.ts';

/** A curled prawn, about 40 across. */
export function prawn(brush: Brush, colour = '#ee7f45'): Svg {
  const steps = Array.from({ length: 7 }, (_, index) => index / 6);
  const angle = (share: number): number => 120 + share * 235;
  const half = (share: number): number => 8.5 * (1 - share * 0.62) * (share === 0 ? 0.7 : 1);
  const edge = (share: number, side: number): Point => polar(angle(share), 13 + half(share) * side);
  const body = smooth(
    [...steps.map((share) => edge(share, 1)), ...steps.toReversed().map((share) => edge(share, -0.85))],
    1,
  );
  const stripes = steps.slice(1, 6).map((share) => `M${at(...edge(share, 0.95))}L${at(...edge(share + 0.03, -0.7))}`);
  const [tailX, tailY] = polar(358, 13);
  const fan = [30, 75, 120].map((turn) => {
    const [x, y] = polar(turn, 13, tailX, tailY);
    const [sideX, sideY] = polar(turn - 35, 8, tailX, tailY);
    return `M${at(tailX, tailY)}Q${at(sideX, sideY)} ${at(x, y)}L${at(tailX, tailY)}`;
  });
  return (
    path(fan.join(''), shade(colour, 0.18), {
      stroke: shade(colour, 0.18),
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) +
    form(brush, body, colour, { inset: 0.94 }) +
    line(stripes.join(''), '#fbd3b0', 2.2) +
    line(stripes.join(''), mix(colour, chilli, 0.6), 0.8, { transform: 'rotate(4)' }) +
    line(arc(0, 0, 17, 150, 290), '#ffe9d2', 1.6, { opacity: 0.8 })
  );
}

/** A fried ring of squid. */
export function squidRing(brush: Brush): Svg {
  const { random } = brush;
  const radius = random.between(10, 13.5);
  const [x, y] = brush.light;
  const crumbs = Array.from({ length: 16 }, () => polar(random.between(0, 360), radius + random.between(-3.5, 3.5)));
  return (
    ring(-x * 2.5, -y * 2.5, radius, ink, 8.4, { opacity: 0.28 }) +
    ring(0, 0, radius, '#a8692a', 8.4) +
    ring(x * 0.8, y * 0.8, radius, '#e3ab52', 6.6) +
    line(dots(crumbs), '#f9dc96', 2) +
    line(dots(crumbs.slice(0, 7)), '#8d5220', 1.3, { transform: 'translate(1 1.2)' })
  );
}

const outline =
  'M-78 3C-62-16-28-27 6-22C28-19 44-8 58-3L86-19C82-7 82 7 88 20L58 6C42 14 24 22-2 23C-36 24-62 18-78 3Z';

/** A whole fish, slashed and grilled, about 165 long. */
export function fish(brush: Brush, colour = '#a5693c'): Svg {
  const slashes = [-30, -10, 10, 28].map((x) => `M${x - 4} -15q7 14 1 29`).join('');
  const scales = Array.from(
    { length: 40 },
    () => [brush.random.between(-44, 42), brush.random.between(-14, 14)] as const,
  );
  return (
    form(brush, 'M-8 16C-2 34 12 36 22 32L12 18ZM-16-20C2-38 26-34 34-26L12-18Z', shade(colour, 0.15)) +
    form(brush, outline, colour, { lift: 5, inset: 0.94 }) +
    path('M-58-8C-30-22 10-20 44-6C10-12-26-12-58-8Z', lit(colour, 0.3), { opacity: 0.7 }) +
    line(scales.map(([x, y]) => `M${at(x, y)}q3 2 0 5`).join(''), shade(colour, 0.4), 1, { opacity: 0.5 }) +
    line(slashes, shade(colour, 0.55), 6) +
    line(slashes, '#f3dcb8', 3) +
    line('M-50-15q10 14 2 32', shade(colour, 0.45), 2) +
    line('M64-1l16-10M64 1l18 0M64 3l17 9', shade(colour, 0.4), 1.3) +
    circle(-62, -3, 4.2, '#fbf1dc') +
    circle(-62, -3, 2.3, ink)
  );
}

/** A heap of tiny dried anchovies. */
export function anchovies({ random }: Brush): Svg {
  const strokes = spread(random, 20, 17).map(
    ([x, y]) => [x, y, random.between(0, 180), random.between(11, 15)] as const,
  );
  return (
    line(dashes(strokes), ink, 3.6, { opacity: 0.25, transform: 'translate(1.5 2)' }) +
    line(dashes(strokes), '#7a5a3c', 3.4) +
    line(dashes(strokes), '#c3a278', 2) +
    line(dashes(strokes), '#f4e6c8', 0.7, { transform: 'translate(-.4 -.5)' })
  );
}

/** A prawn cracker, or with another colour one of cassava: a puffed, curled disc. */
export function cracker(brush: Brush, colour = '#f6d8bf'): Svg {
  const { random } = brush;
  const rx = random.between(22, 28);
  const bubbles = spread(random, 14, rx * 0.75).map(([x, y]): Point => [x, y * 0.72]);
  return (
    form(brush, blob(random, rx, rx * 0.76, 0.17, 8), colour, { lift: 4, inset: 0.9 }) +
    line(dots(bubbles), lit(colour, 0.75), 4.6) +
    line(dots(bubbles.slice(0, 8)), shade(colour, 0.2), 1.4, { transform: 'translate(1.5 1.5)' }) +
    line(`M${at(-rx * 0.7, rx * 0.22)}Q${at(0, rx * 0.62)} ${at(rx * 0.72, rx * 0.1)}`, shade(colour, 0.28), 1.8) +
    line(`M${at(-rx * 0.6, -rx * 0.3)}Q${at(-rx * 0.1, -rx * 0.66)} ${at(rx * 0.5, -rx * 0.4)}`, '#fffaf0', 2.2)
  );
}

/** A summer roll of rice paper with what is inside showing through. */
function summerRoll(brush: Brush, inside: Svg): Svg {
  const skin = 'M-34-10C-38-10-40-4-40 0C-40 5-38 11-34 11L34 11C39 11 41 5 41 0C41-5 38-11 34-11Z';
  return (
    form(brush, skin, '#e6e2cf', { inset: 0.96 }) +
    line('M-31 4q14-5 30-1t32-2M-30-2q18 5 34 1t28 3M-26 7h50', '#fbf8ec', 2.6) +
    line('M-28-4q9 4 16 2M8 6q9-4 20-3', '#8fb367', 3.4, { opacity: 0.85 }) +
    inside +
    path(skin, '#fdfbf2', { opacity: 0.32 }) +
    line('M-33-7Q0-10 32-7', '#ffffff', 2, { opacity: 0.9 }) +
    line('M-36-5q3 5 0 11M36-6q-3 6 0 11', '#cfcab3', 1.4)
  );
}

export const summerRollPrawn = (brush: Brush): Svg => {
  const curl = (x: number): Svg =>
    line(`M${x - 8} 4A9 9 0 1 1 ${x + 8} 2`, '#ee7a48', 7.5) +
    line(`M${x - 7} 1A8.5 8.5 0 0 1 ${x + 6} -3`, '#ffd2b2', 2.2);
  return summerRoll(brush, `${curl(-19)}${curl(0)}${curl(19)}`);
};

export const summerRollTofu = (brush: Brush): Svg => {
  const slab = (x: number): Svg =>
    path(`M${x - 7} -6h14v9h-14Z`, '#e0a645') + path(`M${x - 5.5} -4.5h11v6h-11Z`, '#fbe7b4');
  const carrot = line('M-30 7l26 1M4 6l26 1M-20 5h20', '#ee8a2d', 2.2);
  return summerRoll(brush, `${slab(-20)}${slab(1)}${slab(21)}${carrot}`);
};

/** Lemongrass stalk as a skewer or garnish, 90 long. */
export const lemongrass = (brush: Brush): Svg =>
  rod(brush, 'M-44 0L44 0', '#d3d992', 8) +
  line('M-40-1L40-1M10 1.5L43 1.5', '#8ea655', 1) +
  line('M-44 0L-30 0', '#f4ead2', 7) +
  line('M-44-1h5', '#c79ab0', 3);
