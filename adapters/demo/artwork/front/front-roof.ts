import { leaf, lit, mix, shade } from '../brush/colour.ts';
import type { Random } from '../brush/random.ts';
import { circle, dots, line, path, rect, type Svg } from '../brush/svg.ts';
import { type Front, left, right } from './front-facts.ts';

/** A roof with the chimneys, dormers or plants of its form. */
export function roof({ roof: kind, wall }: Front, top: number, random: Random): Svg {
  const slate = mix('#3e464a', wall, 0.15);
  const chimney = (x: number): Svg =>
    rect(x, top - 106, 54, 116, shade(wall, 0.2)) +
    rect(x - 5, top - 110, 64, 12, shade(wall, 0.35)) +
    rect(x + 8, top - 130, 13, 22, '#b5603a') +
    rect(x + 32, top - 130, 13, 22, '#b5603a');
  const courses = (from: number): string =>
    Array.from({ length: 5 }, (_, index) => `M${left - 20} ${from + index * 18}H${right + 20}`).join('');
  switch (kind) {
    case 'parapet':
      return (
        chimney(random.pick([250, 300])) +
        chimney(890) +
        rect(left - 14, top - 26, right - left + 28, 30, lit(wall, 0.25)) +
        rect(left - 22, top - 34, right - left + 44, 12, lit(wall, 0.45)) +
        line(`M${left} ${top - 4}H${right}`, shade(wall, 0.3), 5, {
          'stroke-dasharray': '12 12',
          'stroke-linecap': 'butt',
        })
      );
    case 'gable': {
      // The ridge of a tall house stays below the edge of the picture.
      const rise = Math.min(170, top - 14);
      return (
        chimney(330) +
        path(
          `M${left - 34} ${top + 4}L${(left + right) / 2} ${top - rise}L${right + 34} ${top + 4}Z`,
          shade(slate, 0.2),
        ) +
        path(`M${left} ${top + 4}L${(left + right) / 2} ${top - rise + 28}L${right} ${top + 4}Z`, wall) +
        circle((left + right) / 2, top - 56, 36, '#f8cf7a', { stroke: lit(wall, 0.6), 'stroke-width': 8 }) +
        line(`M${(left + right) / 2 - 34} ${top - 56}h68M${(left + right) / 2} ${top - 90}v68`, lit(wall, 0.6), 5)
      );
    }
    case 'mansard': {
      const dormers = [340, 560, 780].map(
        (x) =>
          path(
            `M${x} ${top - 14}V${top - 74}L${x + 42} ${top - 104}L${x + 84} ${top - 74}V${top - 14}Z`,
            lit(wall, 0.4),
          ) +
          rect(x + 16, top - 72, 52, 58, random.next() < 0.6 ? '#f8cf7a' : '#2b4148') +
          line(`M${x + 42} ${top - 72}v58M${x + 16} ${top - 44}h52`, lit(wall, 0.6), 4),
      );
      return (
        chimney(240) +
        chimney(900) +
        path(`M${left - 10} ${top + 2}L${left + 34} ${top - 122}H${right - 34}L${right + 10} ${top + 2}Z`, slate) +
        line(courses(top - 96), shade(slate, 0.35), 2, { opacity: 0.5, transform: `translate(0 0)` }) +
        dormers.join('') +
        rect(left - 18, top - 8, right - left + 36, 16, lit(wall, 0.4))
      );
    }
    case 'sawtooth':
      return [0, 1, 2, 3]
        .map(
          (index) =>
            path(
              `M${left + index * 205} ${top + 4}V${top - 96}L${left + (index + 1) * 205} ${top + 4}Z`,
              shade(wall, 0.12),
            ) +
            path(
              `M${left + index * 205 + 10} ${top - 6}V${top - 72}L${left + index * 205 + 128} ${top - 6}Z`,
              '#f3cf86',
              { stroke: shade(wall, 0.4), 'stroke-width': 5 },
            ),
        )
        .join('');
    case 'curve':
      return (
        path(`M${left - 20} ${top + 6}Q${(left + right) / 2} ${top - 150} ${right + 20} ${top + 6}Z`, lit(wall, 0.15)) +
        line(`M${left - 14} ${top - 2}Q${(left + right) / 2} ${top - 144} ${right + 14} ${top - 2}`, lit(wall, 0.6), 8)
      );
    case 'flat':
      return (
        rect(left - 26, top - 16, right - left + 52, 24, shade(wall, 0.35)) +
        rect(left - 26, top - 18, right - left + 52, 8, lit(wall, 0.5)) +
        line(
          dots(
            Array.from(
              { length: 16 },
              (_, index) => [left + 20 + index * 22, top - 26 - random.between(0, 16)] as const,
            ),
          ),
          leaf,
          26,
        ) +
        line(
          dots(
            Array.from(
              { length: 12 },
              (_, index) => [left + 30 + index * 28, top - 32 - random.between(0, 14)] as const,
            ),
          ),
          '#4f8a3c',
          18,
        )
      );
  }
}
