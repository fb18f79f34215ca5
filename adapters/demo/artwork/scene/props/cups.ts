import { brushFor } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { arc, circle, line, place, ring } from '#adapters/demo/artwork/brush/svg.ts';
import { parts } from '#adapters/demo/artwork/dish/parts.ts';
import { vessels } from '#adapters/demo/artwork/dish/vessels.ts';

/** A round cup of tea, radius 82. */
export const tea: Drawing = (random, colour = '#dfe8dc') =>
  place(
    0,
    0,
    0,
    0.82,
    vessels.bowl(random, colour) +
      circle(3, 3, 84, '#7a4a16') +
      circle(8, 8, 76, '#b9781f') +
      circle(16, 18, 50, '#d39a3c') +
      line(arc(0, 0, 72, 196, 262), '#fff1cb', 5, { opacity: 0.7 }),
  );

/** A glass of water with ice, radius 82. */
export const water: Drawing = (random) =>
  place(
    0,
    0,
    0,
    0.8,
    circle(18, 22, 92, dusk) +
      circle(0, 0, 92, '#e4f0ec', { opacity: 0.55 }) +
      ring(0, 0, 89, '#ffffff', 4, { opacity: 0.85 }) +
      circle(0, 0, 78, '#bcd8d2', { opacity: 0.6 }) +
      place(-24, -8, 12, 1, parts.ice(brushFor(random, 12))) +
      place(24, 22, 50, 0.9, parts.ice(brushFor(random, 50))) +
      place(26, -28, 20, 1.5, parts.limeWheel(brushFor(random, 20))) +
      line(arc(0, 0, 84, 190, 265), '#ffffff', 5),
  );
