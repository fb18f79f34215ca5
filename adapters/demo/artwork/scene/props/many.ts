import { type Random, spread } from '#adapters/demo/artwork/brush/random.ts';
import { place, type Svg } from '#adapters/demo/artwork/brush/svg.ts';

export const many = (random: Random, count: number, reach: number, size: number, draw: (turn: number) => Svg): Svg =>
  spread(random, count, reach)
    .map(([x, y]) => {
      const turn = random.between(0, 360);
      return place(x, y, turn, size, draw(turn));
    })
    .join('');
