import { lit, shade } from '../brush/colour.ts';
import type { Random } from '../brush/random.ts';
import { dots, line, path, rect, type Svg } from '../brush/svg.ts';
import type { Front } from './front-facts.ts';

/** The outline of an opening of the given form. */
export const outline = (
  kind: Front['opening'] | Front['window'],
  x: number,
  y: number,
  wide: number,
  high: number,
): string => {
  const radius = wide / 2;
  if (kind === 'arch' || kind === 'headstone')
    return `M${x} ${y + high}V${y + radius}A${radius} ${kind === 'arch' ? radius : radius * 1.25} 0 0 1 ${x + wide} ${y + radius}V${y + high}Z`;
  if (kind === 'round')
    return `M${x} ${y + high}V${y + 34}Q${x} ${y} ${x + 34} ${y}H${x + wide - 34}Q${x + wide} ${y} ${x + wide} ${y + 34}V${y + high}Z`;
  return `M${x} ${y + high}V${y}H${x + wide}V${y + high}Z`;
};

/** An upper window: frame, panes, blind or lamp, sill, and sometimes a window box. */
export function upperWindow(front: Front, x: number, y: number, wide: number, high: number, random: Random): Svg {
  const glowing = random.next() < 0.7;
  const glass = glowing ? '#f8cf7a' : '#2b4148';
  const d = outline(front.window, x, y, wide, high);
  const bars =
    front.window === 'grid'
      ? `M${x + wide / 3} ${y}v${high}M${x + (wide * 2) / 3} ${y}v${high}M${x} ${y + high / 3}h${wide}M${x} ${y + (high * 2) / 3}h${wide}`
      : front.window === 'strip'
        ? `M${x + wide / 2} ${y}v${high}`
        : `M${x + wide / 2} ${y + (front.window === 'arch' ? 2 : 0)}V${y + high}M${x} ${y + high * 0.52}h${wide}`;
  const inside =
    random.next() < 0.5
      ? rect(
          x + 4,
          y + (front.window === 'arch' ? wide * 0.4 : 4),
          wide - 8,
          high * random.between(0.14, 0.34),
          lit(glass, 0.45),
        )
      : line(
          `M${x + 8} ${y + high - 8}v-${Math.round(high * 0.55)}M${x + wide - 8} ${y + high - 8}v-${Math.round(high * 0.55)}`,
          lit(glass, 0.35),
          9,
        );
  const box =
    random.next() < 0.45
      ? rect(x - 4, y + high - 4, wide + 8, 16, shade(front.joinery, 0.1), 2) +
        line(
          dots(
            Array.from(
              { length: 9 },
              (_, index) => [x + (index * wide) / 8, y + high - 8 - random.between(0, 9)] as const,
            ),
          ),
          random.pick(['#4f8a3c', '#7fae46']),
          15,
        ) +
        line(
          dots(
            Array.from(
              { length: 5 },
              (_, index) => [x + 6 + (index * wide) / 5, y + high - 14 - random.between(0, 8)] as const,
            ),
          ),
          random.pick(['#c63d22', '#e2a32b', '#f7f1e3']),
          7,
        )
      : '';
  return (
    path(d, glass, { stroke: shade(front.wall, 0.4), 'stroke-width': 12 }) +
    inside +
    path(
      `M${x + 4} ${y + high * 0.7}L${x + wide * 0.55} ${y + 4}h${Math.round(wide * 0.2)}L${x + 4} ${y + high - 6}Z`,
      '#fff',
      { opacity: 0.16 },
    ) +
    line(bars, lit(front.wall, 0.7), 4, { 'stroke-linecap': 'butt' }) +
    path(d, 'none', { stroke: lit(front.wall, 0.65), 'stroke-width': 6 }) +
    rect(x - 9, y + high + 2, wide + 18, 8, lit(front.wall, 0.4)) +
    box
  );
}
