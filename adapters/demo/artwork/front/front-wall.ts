import { lit, shade } from '../brush/colour.ts';
import type { Random } from '../brush/random.ts';
import { dots, line, path, rect, type Svg } from '../brush/svg.ts';
import type { Front } from './front-facts.ts';

/** The courses, joints and stains of a wall, over its base colour. */
export function texture(
  { texture: kind, wall }: Front,
  x: number,
  y: number,
  wide: number,
  high: number,
  random: Random,
): Svg {
  const dim = shade(wall, 0.16);
  const rows = (step: number): readonly number[] =>
    Array.from({ length: Math.floor(high / step) }, (_, index) => y + (index + 1) * step);
  const courses = (step: number): string =>
    rows(step)
      .map((top) => `M${x} ${top}h${wide}`)
      .join('');
  const flat = { 'stroke-linecap': 'butt' } as const;
  switch (kind) {
    case 'brick': {
      const blotches = Array.from({ length: 34 }, () =>
        rect(
          x + random.whole(0, wide / 26 - 1) * 26,
          y + random.whole(0, high / 12 - 1) * 12,
          24,
          11,
          random.pick([lit(wall, 0.18), shade(wall, 0.2)]),
        ),
      );
      return (
        blotches.join('') +
        line(courses(12), dim, 1.4) +
        line(
          rows(24)
            .map((top) => `M${x} ${top - 18}h${wide}`)
            .join(''),
          dim,
          11,
          { ...flat, 'stroke-dasharray': '1.4 24.6', opacity: 0.8 },
        )
      );
    }
    case 'ashlar':
      return (
        line(courses(34), dim, 2) +
        line(
          rows(68)
            .map((top) => `M${x} ${top - 51}h${wide}`)
            .join(''),
          dim,
          33,
          { ...flat, 'stroke-dasharray': '2 76' },
        ) +
        line(
          rows(68)
            .map((top) => `M${x + 39} ${top - 17}h${wide - 39}`)
            .join(''),
          dim,
          33,
          { ...flat, 'stroke-dasharray': '2 76' },
        )
      );
    case 'boards':
      return line(courses(17), dim, 2.6) + line(courses(17), lit(wall, 0.3), 1.4, { transform: 'translate(0 3)' });
    case 'panels':
      return (
        line(courses(86), dim, 3) +
        line(
          Array.from({ length: Math.floor(wide / 82) }, (_, index) => `M${x + (index + 1) * 82} ${y}v${high}`).join(''),
          dim,
          3,
        )
      );
    case 'tiles':
      return (
        line(courses(26), lit(wall, 0.25), 1.6) +
        line(
          Array.from({ length: Math.floor(wide / 26) }, (_, index) => `M${x + index * 26} ${y}v${high}`).join(''),
          dim,
          1.6,
        ) +
        line(
          dots(
            Array.from(
              { length: 40 },
              () =>
                [x + random.whole(0, wide / 26 - 1) * 26 + 13, y + random.whole(0, high / 26 - 1) * 26 + 13] as const,
            ),
          ),
          lit(wall, 0.5),
          5,
        )
      );
    case 'glass':
      return (
        line(
          Array.from({ length: 12 }, (_, index) => `M${x + index * (wide / 12)} ${y}v${high}`).join(''),
          shade(wall, 0.35),
          4,
        ) +
        line(courses(62), shade(wall, 0.35), 3) +
        path(`M${x} ${y + high * 0.7}L${x + wide * 0.5} ${y}h${wide * 0.2}L${x} ${y + high}Z`, '#fff', {
          opacity: 0.16,
        })
      );
    case 'stucco':
      return line(
        dots(Array.from({ length: 70 }, () => [random.between(x, x + wide), random.between(y, y + high)] as const)),
        dim,
        3,
        { opacity: 0.5 },
      );
  }
}
