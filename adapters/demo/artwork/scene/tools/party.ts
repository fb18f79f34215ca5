import { brushFor, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { dusk, lit, sambal, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { circle, ellipse, line, path, place } from '#adapters/demo/artwork/brush/svg.ts';

/** A cake candle, lit, standing in the food: its flame seen from above. */
export const candle: Drawing = () =>
  circle(0, 0, 58, '#ffd873', { opacity: 0.18 }) +
  circle(0, 0, 38, '#ffd873', { opacity: 0.3 }) +
  circle(0, 0, 13, '#f7f1e3', { stroke: sambal, 'stroke-width': 5 }) +
  ellipse(0, -3, 8, 13, '#f29b1f') +
  ellipse(0, -4, 4.5, 8, '#fff2b8');

/** A paper gift tag on a string, 220 by 120. */
export const tag: Drawing = (_, colour = '#e2a32b') =>
  line('M-110 0C-170-40-200 30-260-10', '#f7f1e3', 5) +
  path('M-110 0L-70-56H120V56H-70Z', dusk, { transform: 'translate(9 12)' }) +
  path('M-110 0L-70-56H120V56H-70Z', shade(colour, 0.25)) +
  path('M-107-2L-69-54H116V50H-69Z', colour) +
  circle(-80, 0, 9, '#4a2a12') +
  line('M-40-20H90M-40 6H60', shade(colour, 0.45), 8) +
  line('M-66-50H110', lit(colour, 0.6), 4);

/** Crayons, four of them. */
export const crayons: Drawing = (random) =>
  [sambal, '#e2a32b', '#4f8a3c', '#2e6b8a']
    .map((tone, index) =>
      place(
        index * 44 - 66,
        random.between(-20, 20),
        random.between(-16, 16),
        1,
        rod(brushFor(random), 'M0-70V90', tone, 26) +
          path('M-12-76L0-108L12-76Z', lit(tone, 0.2)) +
          line('M0-40V60', shade(tone, 0.2), 26, { 'stroke-linecap': 'butt' }) +
          line('M-6-30V50', lit(tone, 0.4), 5),
      ),
    )
    .join('');
