import { type Brush, form } from '#adapters/demo/artwork/brush/brush.ts';
import { spread } from '#adapters/demo/artwork/brush/random.ts';
import { dots, line, type Point, path, type Svg } from '#adapters/demo/artwork/brush/svg.ts';

/** A fried cube of tofu. */
export function tofu(brush: Brush): Svg {
  const { random } = brush;
  const d = 'M-13-11Q-13-14-10-14L11-13Q14-13 14-10L13 11Q13 14 10 14L-11 13Q-14 13-14 10Z';
  const specks = spread(random, 10, 11);
  return (
    form(brush, d, '#d99a3c', { lift: 4, inset: 0.96 }) +
    path(d, '#f3d28a', { transform: 'scale(.72)' }) +
    line(dots(specks), '#b8762a', 1.8) +
    line('M-11-11L8-11', '#fff0c4', 2, { opacity: 0.9 })
  );
}

/** A slab of tempeh: whole beans in a crust. */
export function tempeh(brush: Brush): Svg {
  const d = 'M-27-9Q-27-12-24-12L24-11Q28-11 27-8L27 9Q27 12 24 12L-24 11Q-28 11-27 8Z';
  const beans = [-21, -12.5, -4, 4.5, 13, 21].flatMap((x, index): Point[] => [
    [x, index % 2 ? -6 : -4],
    [x + 2, index % 2 ? 3 : 5],
  ]);
  return (
    form(brush, d, '#9a5a22', { inset: 0.96 }) +
    line(dots(beans), '#6f3b14', 7) +
    line(dots(beans), '#dca95c', 5.6) +
    line(dots(beans), '#f6d899', 1.8, { transform: 'translate(-1 -1.2)' })
  );
}
