import type { Random } from '#adapters/demo/artwork/brush/random.ts';
import type { Svg } from '#adapters/demo/artwork/brush/svg.ts';

/** Draws what is behind a house, 1200 by 800. */
export type Backdrop = (random: Random) => Svg;
