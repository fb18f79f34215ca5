import { brushFor, rod } from './brush.ts';
import { brass, dusk, lit, mix, pandan, paper, sambal, shade } from './colour.ts';
import { parts } from './parts.ts';
import type { Random } from './random.ts';
import { spread } from './random.ts';
import { arc, circle, dots, ellipse, line, path, place, rect, ring, type Svg } from './svg.ts';
import { vessels } from './vessels.ts';

/** Tools of the trade, in pixels around the origin, on the scale of the props. */
type Tool = (random: Random, colour?: string) => Svg;

/** A carbon-steel wok, 440 across, its handle to the lower right. */
const wok: Tool = (random, colour = '#3a3d3c') =>
  place(0, 0, 40, 1, rod(brushFor(random, 40), 'M190 0H400', '#7a4a2a', 44)) +
  circle(26, 32, 222, dusk) +
  circle(0, 0, 220, shade(colour, 0.4)) +
  circle(0, 0, 214, colour) +
  line(arc(0, 0, 214, 185, 275), lit(colour, 0.7), 6) +
  circle(0, 0, 200, '#1d1f1e') +
  circle(10, 12, 180, '#2b2e2c') +
  circle(22, 26, 120, '#3a3e3b') +
  line(arc(0, 0, 176, 195, 250) + arc(0, 0, 150, 200, 236), '#8c938f', 5, { opacity: 0.5 });

const wokGreens: Tool = (random) =>
  wok(random) +
  place(8, 6, 10, 3, parts.greens(brushFor(random))) +
  spread(random, 12, 130)
    .map(([x, y]) => place(x, y, 0, 3, parts.chilliRing(brushFor(random))))
    .join('');

const wokNoodles: Tool = (random) =>
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
const ladle: Tool = (random, colour = '#a9b0ae') =>
  rod(brushFor(random), 'M0-60V240', colour, 18) +
  rod(brushFor(random), 'M0 200V250', '#6b3f24', 24) +
  circle(10, -108, 74, dusk) +
  circle(0, -116, 74, shade(colour, 0.35)) +
  circle(-1, -117, 69, colour) +
  circle(4, -112, 58, shade(colour, 0.45)) +
  circle(10, -106, 46, shade(colour, 0.2)) +
  line(arc(0, -116, 66, 190, 265), '#fff', 6);

/** A chef's knife, 470 long, its edge to the left. */
const knife: Tool = (random) =>
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
const apron: Tool = (_, colour = pandan) => {
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

/** A cocktail shaker lying on its side, 380 long. */
const shaker: Tool = (_, colour = '#b9c0bd') => {
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
const jigger: Tool = (random, colour = brass) =>
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
const servingTray: Tool = (random) =>
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

/** A menu card on stiff paper, 260 by 380. Its lines stand for words. */
const menuCard: Tool = (random, colour = paper) => {
  const rows = Array.from({ length: 9 }, (_, index) => `M-84 ${index * 26 - 66}h${random.whole(90, 130)}m${10} 0`).join(
    '',
  );
  const prices = Array.from({ length: 9 }, (_, index) => `M74 ${index * 26 - 66}h18`).join('');
  return (
    rect(-118, -172, 260, 380, dusk, 6) +
    rect(-130, -190, 260, 380, shade(colour, 0.12), 6) +
    rect(-130, -190, 257, 376, colour, 6) +
    rect(-112, -172, 222, 340, 'none', 3, { stroke: pandan, 'stroke-width': 3 }) +
    place(0, -124, 0, 0.34, path('M0-100L100 0L0 100L-100 0Z', pandan) + path('M0-58L58 0L0 58L-58 0Z', '#e2a32b')) +
    line(rows, mix(pandan, paper, 0.35), 6) +
    line(prices, sambal, 6)
  );
};

/** A ring of keys, 200 across. */
const keys: Tool = (random, colour = brass) =>
  ring(4, 6, 62, '#0004', 9) +
  ring(0, 0, 62, shade(colour, 0.3), 10) +
  ring(-1, -1, 62, colour, 7) +
  [40, 78, 112]
    .map((turn, index) =>
      place(
        0,
        0,
        turn,
        1,
        place(
          62,
          0,
          0,
          1,
          rod(brushFor(random, turn), 'M34 0H130', index === 1 ? '#a9b0ae' : colour, 12) +
            rod(brushFor(random, turn), 'M104 0V22M124 0V26', index === 1 ? '#a9b0ae' : colour, 10) +
            ring(14, 0, 22, index === 1 ? '#a9b0ae' : colour, 12),
        ),
      ),
    )
    .join('');

/** A notebook with a pen across it, 280 by 360. */
const notebook: Tool = (random, colour = sambal) =>
  rect(-116, -162, 260, 350, dusk, 12) +
  rect(-130, -178, 260, 350, shade(colour, 0.3), 12) +
  rect(-130, -178, 254, 344, colour, 12) +
  rect(-92, -178, 8, 346, shade(colour, 0.35)) +
  rect(-50, -126, 138, 74, paper, 6) +
  line('M-34-102H66M-34-78H36', pandan, 6) +
  line('M-120-168H110', lit(colour, 0.5), 4) +
  place(
    50,
    70,
    -58,
    1,
    rod(brushFor(random, -58), 'M-120 0H110', '#1f2a26', 18) +
      line('M-120 0H-80', brass, 18, { 'stroke-linecap': 'butt' }) +
      path('M110-8L140 0L110 8Z', brass),
  );

/** A stack of folded tea towels, 240 by 200. */
const towels: Tool = () =>
  rect(-104, -82, 240, 200, dusk, 10) +
  [
    ['#e9dcc0', 12],
    ['#9dbf7e', 4],
    ['#f7f1e3', -6],
  ]
    .map(([tone, shift]) => {
      const by = Number(shift);
      const hue = String(tone);
      return (
        rect(-120 + by * 0.5, -100 + by, 240, 190, shade(hue, 0.2), 12) +
        rect(-120 + by * 0.5, -102 + by, 236, 184, hue, 12)
      );
    })
    .join('') +
  line('M-90-104V74M-76-104V74', sambal, 5) +
  line('M-118-14Q0-6 112-14', '#cdbf9d', 4);

/** A cake candle, lit, standing in the food: its flame seen from above. */
const candle: Tool = () =>
  circle(0, 0, 58, '#ffd873', { opacity: 0.18 }) +
  circle(0, 0, 38, '#ffd873', { opacity: 0.3 }) +
  circle(0, 0, 13, '#f7f1e3', { stroke: sambal, 'stroke-width': 5 }) +
  ellipse(0, -3, 8, 13, '#f29b1f') +
  ellipse(0, -4, 4.5, 8, '#fff2b8');

/** A paper gift tag on a string, 220 by 120. */
const tag: Tool = (_, colour = '#e2a32b') =>
  line('M-110 0C-170-40-200 30-260-10', '#f7f1e3', 5) +
  path('M-110 0L-70-56H120V56H-70Z', dusk, { transform: 'translate(9 12)' }) +
  path('M-110 0L-70-56H120V56H-70Z', shade(colour, 0.25)) +
  path('M-107-2L-69-54H116V50H-69Z', colour) +
  circle(-80, 0, 9, '#4a2a12') +
  line('M-40-20H90M-40 6H60', shade(colour, 0.45), 8) +
  line('M-66-50H110', lit(colour, 0.6), 4);

/** Crayons, four of them. */
const crayons: Tool = (random) =>
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

export const tools = {
  wok,
  wokGreens,
  wokNoodles,
  ladle,
  knife,
  apron,
  shaker,
  jigger,
  servingTray,
  menuCard,
  keys,
  notebook,
  towels,
  candle,
  tag,
  crayons,
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;
