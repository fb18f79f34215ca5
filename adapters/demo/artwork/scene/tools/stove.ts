import { brushFor, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { brass, dusk, lit, pandan, paper, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { spread } from '#adapters/demo/artwork/brush/random.ts';
import { arc, circle, line, path, place, rect } from '#adapters/demo/artwork/brush/svg.ts';
import { parts } from '#adapters/demo/artwork/dish/parts.ts';

/** A carbon-steel wok, 440 across, its handle to the lower right. */
export const wok: Drawing = (random, colour = '#3a3d3c') =>
  place(0, 0, 40, 1, rod(brushFor(random, 40), 'M190 0H400', '#7a4a2a', 44)) +
  circle(26, 32, 222, dusk) +
  circle(0, 0, 220, shade(colour, 0.4)) +
  circle(0, 0, 214, colour) +
  line(arc(0, 0, 214, 185, 275), lit(colour, 0.7), 6) +
  circle(0, 0, 200, '#1d1f1e') +
  circle(10, 12, 180, '#2b2e2c') +
  circle(22, 26, 120, '#3a3e3b') +
  line(arc(0, 0, 176, 195, 250) + arc(0, 0, 150, 200, 236), '#8c938f', 5, { opacity: 0.5 });

export const wokGreens: Drawing = (random) =>
  wok(random) +
  place(8, 6, 10, 3, parts.greens(brushFor(random))) +
  spread(random, 12, 130)
    .map(([x, y]) => place(x, y, 0, 3, parts.chilliRing(brushFor(random))))
    .join('');

export const wokNoodles: Drawing = (random) =>
  wok(random) +
  place(6, 4, 0, 2.5, parts.noodles(brushFor(random), '#d9913a')) +
  spread(random, 5, 90)
    .map(([x, y]) => {
      const turn = random.between(0, 360);
      return place(x, y, turn, 2.6, parts.prawn(brushFor(random, turn)));
    })
    .join('') +
  spread(random, 4, 110)
    .map(([x, y]) => place(x, y, 0, 2.4, parts.springOnion(brushFor(random))))
    .join('');

/** A ladle, 430 long. */
export const ladle: Drawing = (random, colour = '#a9b0ae') =>
  rod(brushFor(random), 'M0-60V240', colour, 18) +
  rod(brushFor(random), 'M0 200V250', '#6b3f24', 24) +
  circle(10, -108, 74, dusk) +
  circle(0, -116, 74, shade(colour, 0.35)) +
  circle(-1, -117, 69, colour) +
  circle(4, -112, 58, shade(colour, 0.45)) +
  circle(10, -106, 46, shade(colour, 0.2)) +
  line(arc(0, -116, 66, 190, 265), '#fff', 6);

/** A chef's knife, 470 long, its edge to the left. */
export const knife: Drawing = (random) =>
  rod(brushFor(random), 'M0 60V212', '#2f1d14', 36) +
  path('M20 60V-160Q10-232-6-250Q-44-150-44-40Q-42 30-30 60Z', dusk, { transform: 'translate(12 16)' }) +
  path('M20 60V-160Q10-232-6-250Q-44-150-44-40Q-42 30-30 60Z', '#969d9e') +
  path('M14 56V-150Q6-216-6-236Q-40-150-40-40Q-38 30-27 56Z', '#c9cfce') +
  path('M-6-236Q-40-150-40-40Q-38 30-27 56H-16Q-26-60-6-236Z', '#edf1ee') +
  rect(-30, 56, 52, 14, '#b7bcba', 3) +
  circle(0, 104, 5, brass) +
  circle(0, 150, 5, brass) +
  circle(0, 196, 5, brass);

/** A folded apron with its ties, 330 by 420. */
export const apron: Drawing = (_, colour = pandan) => {
  const d = 'M-70-210H70L96-110Q150-96 164-60L160 206H-160L-164-60Q-150-96-96-110Z';
  return (
    line('M-164-50C-230-20-240 60-190 110S-230 220-200 250M164-50C230-30 250 40 214 100', shade(colour, 0.3), 15) +
    line('M-164-50C-230-20-240 60-190 110S-230 220-200 250M164-50C230-30 250 40 214 100', lit(colour, 0.14), 8) +
    path('M-62-206C-50-300 50-300 62-206', 'none', { stroke: lit(colour, 0.12), 'stroke-width': 13 }) +
    path(d, dusk, { transform: 'translate(14 18)' }) +
    path(d, shade(colour, 0.25)) +
    path(d, colour, { transform: 'translate(-2 -3)scale(.985)' }) +
    rect(-86, 12, 172, 126, lit(colour, 0.08), 8, {
      stroke: lit(colour, 0.4),
      'stroke-width': 3,
      'stroke-dasharray': '9 7',
    }) +
    line('M0 14V138', lit(colour, 0.35), 3, { 'stroke-dasharray': '9 7' }) +
    line('M-110-96Q-90 60-120 200M104-96Q120 40 98 200', shade(colour, 0.35), 8, { opacity: 0.5 }) +
    place(0, -120, 0, 0.32, path('M0-100L100 0L0 100L-100 0Z', '#e2a32b') + path('M0-58L58 0L0 58L-58 0Z', colour)) +
    rod(brushFor(_), 'M44-10V60', brass, 9) +
    line('M30-6V40', paper, 12)
  );
};
