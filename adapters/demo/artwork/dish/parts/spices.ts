import { type Brush, form, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { chilli, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { circle, dots, ellipse, line, path, place, ring, type Svg } from '#adapters/demo/artwork/brush/svg.ts';

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

/** A star of anise. */
export const starAnise = (_: Brush): Svg =>
  Array.from({ length: 8 }, (_, index) =>
    place(0, 0, index * 45, 1, path('M0 0Q-4-6 0-13Q4-6 0 0Z', '#7a3f1c') + ellipse(0, -7, 1.4, 2.2, '#e0a35a')),
  ).join('') + circle(0, 0, 2.4, shade('#7a3f1c'));

/** A cinnamon stick. */
export const cinnamon = (brush: Brush): Svg =>
  rod(brush, 'M-26 0H26', '#8d4d22', 10) + line('M-26 1H26', '#5b2c10', 1.6) + line('M-24-2.5H22', '#cf9155', 1.2);
