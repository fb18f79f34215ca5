import { brushFor, rod } from '#adapters/demo/artwork/brush/brush.ts';
import { brass, dusk, lit, mix, pandan, paper, sambal, shade } from '#adapters/demo/artwork/brush/colour.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import { line, path, place, rect, ring } from '#adapters/demo/artwork/brush/svg.ts';

/** A menu card on stiff paper, 260 by 380. Lines represent the text. */
export const menuCard: Drawing = (random, colour = paper) => {
  const rows = Array.from({ length: 9 }, (_, index) => `M-84 ${index * 26 - 66}h${random.whole(90, 130)}m10 0`).join(
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
export const keys: Drawing = (random, colour = brass) =>
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
export const notebook: Drawing = (random, colour = sambal) =>
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
export const towels: Drawing = () =>
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
