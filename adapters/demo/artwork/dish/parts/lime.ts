import { type Brush, ball, form } from '#adapters/demo/artwork/brush/brush.ts';
import { lit, mix } from '#adapters/demo/artwork/brush/colour.ts';
import { arc, at, circle, line, path, polar, type Svg } from '#adapters/demo/artwork/brush/svg.ts';

/** A wheel of lime; with another colour, of orange or lemon. */
export function limeWheel(brush: Brush, colour = '#9cc63c'): Svg {
  const spokes = Array.from({ length: 8 }, (_, index) => `M0 0L${at(...polar(index * 45 + 12, 11.4))}`).join('');
  return (
    ball(brush, 15, mix(colour, '#2f6b22', 0.45), 3) +
    circle(0, 0, 13.4, '#f3f5d3') +
    circle(0, 0, 11.6, colour) +
    line(spokes, '#f3f5d3', 1.7) +
    line(arc(0, 0, 8.4, 190, 265), lit(colour, 0.75), 2.2, { opacity: 0.8 })
  );
}

/** A wedge of lime, its flesh upwards. */
export const limeWedge = (brush: Brush): Svg =>
  form(brush, 'M-20-6Q0-11 20-6Q13 14 0 14Q-13 14-20-6Z', '#4f8a2f', { inset: 0.96 }) +
  path('M-17.5-5.5Q0-10 17.5-5.5Q11 10 0 10.5Q-11 10-17.5-5.5Z', '#eef3c6') +
  path('M-15-5Q0-9 15-5Q10 8 0 8Q-10 8-15-5Z', '#a9d048') +
  line('M0 7L0-6M0 7L-9-5M0 7L9-5', '#e3efb0', 1.3) +
  line('M-11-4.5Q-4-6.5 1-6.5', '#eaf7b8', 1.8);
