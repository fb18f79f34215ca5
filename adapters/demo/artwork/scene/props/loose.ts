import { brushFor } from '#adapters/demo/artwork/brush/brush.ts';
import type { Drawing } from '#adapters/demo/artwork/brush/drawing.ts';
import type { Random } from '#adapters/demo/artwork/brush/random.ts';
import type { Svg } from '#adapters/demo/artwork/brush/svg.ts';
import { parts } from '#adapters/demo/artwork/dish/parts.ts';
import { many } from './many.ts';

const loose =
  (draw: (random: Random, turn: number) => Svg, count: number, reach: number, size: number): Drawing =>
  (random) =>
    many(random, count, reach, size, (turn) => draw(random, turn));

export const looseBasil = loose((random, turn) => parts.basil(brushFor(random, turn)), 4, 46, 2);

export const looseChillies = loose(
  (random, turn) => parts.chilliWhole(brushFor(random, turn), random.pick(['#d2311f', '#4f8a3c'])),
  3,
  52,
  2.4,
);

export const loosePeanuts = loose((random, turn) => parts.peanuts(brushFor(random, turn)), 2, 30, 1.8);

export const looseLime = loose((random, turn) => parts.limeWedge(brushFor(random, turn)), 2, 44, 2.8);

export const looseSpice = loose(
  (random, turn) => (turn > 180 ? parts.starAnise(brushFor(random)) : parts.cinnamon(brushFor(random, turn))),
  4,
  62,
  2.3,
);

export const looseLemongrass = loose((random, turn) => parts.lemongrass(brushFor(random, turn)), 2, 30, 3);

export const looseShallots = loose((random, turn) => parts.onion(brushFor(random, turn)), 4, 54, 2.6);

export const looseFlower = loose((random, turn) => parts.orchid(brushFor(random, turn)), 2, 56, 2);

export const looseMakrut = loose((random, turn) => parts.makrut(brushFor(random, turn)), 3, 56, 2.2);
