import { lit, mix, shade } from '#adapters/demo/artwork/brush/colour.ts';
import { spread } from '#adapters/demo/artwork/brush/random.ts';
import { dots, line, path, rect, type Svg } from '#adapters/demo/artwork/brush/svg.ts';
import { evening } from '../front-facts.ts';
import type { Backdrop } from './backdrop.ts';

/** Great trees. */
export const trees: Backdrop = (random) => {
  const crown = (x: number, y: number, size: number): Svg => {
    const points = spread(random, 14, size * 0.75, 0.4).map(([dx, dy]) => [x + dx, y + dy * 0.85] as const);
    const tone = mix('#4f7f42', evening.distance, 0.45);
    return (
      line(`M${x} 800V${y}`, shade(tone, 0.5), size * 0.2) +
      line(dots(points), shade(tone, 0.2), size * 0.75) +
      line(dots(points.map(([px, py]) => [px - size * 0.08, py - size * 0.1] as const)), tone, size * 0.55) +
      line(
        dots(points.slice(4).map(([px, py]) => [px - size * 0.14, py - size * 0.18] as const)),
        lit(tone, 0.25),
        size * 0.22,
      )
    );
  };
  return crown(90, 270, 150) + crown(1120, 250, 170) + crown(330, 190, 90) + crown(880, 200, 100);
};

/** A long arched bridge over a river valley with willows. */
export const bridge: Backdrop = (random) => {
  const tone = mix(evening.distance, '#b9a688', 0.5);
  const arches = [0, 1, 2, 3, 4, 5]
    .map((index) => `M${index * 210 - 20} 480V400A85 85 0 0 1 ${index * 210 + 150} 400V480Z`)
    .join('');
  return (
    trees(random) +
    rect(-10, 270, 1220, 260, tone) +
    rect(-10, 262, 1220, 18, lit(tone, 0.3)) +
    path(arches, mix(evening.distance, '#5b7d82', 0.7)) +
    rect(0, 480, 1200, 300, '#5f8a8c')
  );
};
