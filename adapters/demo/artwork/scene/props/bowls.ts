import { brushFor } from '#adapters/demo/artwork/brush/brush.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import type { Random } from '#adapters/demo/artwork/brush/random.ts';
import { circle, place, type Svg } from '#adapters/demo/artwork/brush/svg.ts';
import { parts } from '#adapters/demo/artwork/dish/parts.ts';
import { vessels } from '#adapters/demo/artwork/dish/vessels.ts';
import { many } from './many.ts';

/** A bowl of something small: sauce, nuts, chillies, limes. */
const small =
  (content: (random: Random) => Svg): Drawing =>
  (random, colour = '#eef0e6') =>
    place(0, 0, 0, 0.84, vessels.paintedBowl(random, colour) + content(random));

export const limes = small((random) => many(random, 6, 48, 1.7, (turn) => parts.limeWedge(brushFor(random, turn))));

export const chillies = small(
  (random) =>
    circle(2, 2, 86, '#5a2a14') +
    circle(5, 5, 78, '#8f4a1c') +
    many(random, 8, 54, 2.6, (turn) => parts.chilliRing(brushFor(random, turn))),
);

export const nuts = small((random) => many(random, 5, 44, 2.1, (turn) => parts.peanuts(brushFor(random, turn))));

export const sambalBowl = small((random) => parts.curry(brushFor(random), '#a82814'));

export const peanutSauce = small(
  (random) =>
    parts.curry(brushFor(random), '#b5742e') +
    many(random, 3, 40, 1.4, (turn) => parts.crushedPeanuts(brushFor(random, turn))),
);

export const herbs = small(
  (random) =>
    many(random, 7, 50, 2.4, (turn) => parts.basil(brushFor(random, turn))) +
    many(random, 1, 30, 2.2, (turn) => parts.coriander(brushFor(random, turn))),
);

export const riceBowl = small(
  (random) =>
    place(0, 0, 0, 1.85, parts.rice(brushFor(random))) +
    place(4, -6, 20, 0.9, parts.sesame(brushFor(random), '#2b2420')),
);
