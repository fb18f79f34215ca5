import { brushFor } from '#adapters/demo/artwork/brush/brush.ts';
import { brass, dusk, lit, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { spread } from '#adapters/demo/artwork/brush/random.ts';
import { dots, line, path, place } from '#adapters/demo/artwork/brush/svg.ts';
import { parts } from '#adapters/demo/artwork/dish/parts.ts';
import { vessels } from '#adapters/demo/artwork/dish/vessels.ts';

/** A cocktail shaker lying on its side, 380 long. */
export const shaker: Drawing = (_, colour = '#b9c0bd') => {
  const d = 'M-190-62Q-204 0-190 62L40 74L96 52L150 40Q166 0 150-40L96-52L40-74Z';
  return (
    path(d, dusk, { transform: 'translate(14 20)' }) +
    path(d, shade(colour, 0.35)) +
    path('M-188-58Q-200-8-192 30L40 40L96 26L152 20Q160-12 148-38L96-50L40-72Z', colour) +
    path('M-186-50L40-62V-38L-190-30Z', '#fff', { opacity: 0.85 }) +
    path('M44-60L96-42L146-32V-18L96-22L44-36Z', '#fff', { opacity: 0.8 }) +
    line('M42-74V74M97-52V52', shade(colour, 0.5), 4) +
    line('M-170 44L36 56', shade(colour, 0.5), 6, { opacity: 0.5 })
  );
};

/** A double measure, 120 long. */
export const jigger: Drawing = (random, colour = brass) =>
  place(
    0,
    0,
    0,
    1,
    path('M-70-40L0-10L62-32Q72 0 62 32L0 10L-70 40Q-84 0-70-40Z', dusk, { transform: 'translate(9 12)' }) +
      path('M-70-40L0-10L62-32Q72 0 62 32L0 10L-70 40Q-84 0-70-40Z', shade(colour, 0.3)) +
      path('M-68-36L0-9L60-29V4L0 2L-72 12Q-76-10-68-36Z', lit(colour, 0.2)) +
      line('M-60-26L0-4L54-20', '#fff4cf', 4) +
      line(dots(spread(random, 3, 6)), colour, 2),
  );

/** A round serving tray with three drinks and a folded bill, 460 across. */
export const servingTray: Drawing = (random) =>
  place(0, 0, 0, 2.2, vessels.tray(random)) +
  place(
    -70,
    -60,
    0,
    0.8,
    vessels.highball(random) + parts.drink(brushFor(random), '#e2604e') + parts.limeWheel(brushFor(random)),
  ) +
  place(
    84,
    -40,
    0,
    0.84,
    vessels.coupe(random) +
      parts.drink(brushFor(random), '#f6a91f') +
      place(10, 10, 20, 1.2, parts.orchid(brushFor(random, 20))),
  ) +
  place(
    0,
    92,
    0,
    0.78,
    vessels.highball(random, '#f0cf72') +
      parts.drink(brushFor(random), '#a9c94a') +
      place(0, 0, 0, 1.6, parts.mint(brushFor(random))),
  );
