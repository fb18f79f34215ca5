import type { Random } from '#adapters/demo/artwork/brush/random.ts';
import type { Svg } from '#adapters/demo/artwork/brush/svg.ts';
import type { Front } from '../front-facts.ts';

/** Draws what stands behind a house, 1200 by 800, at its time of the day. */
export type Backdrop = (random: Random, time: Front['time']) => Svg;

/** The colour of distance. */
export const tones: Readonly<Record<Front['time'], string>> = {
  morning: '#c9b79c',
  noon: '#8fb0ae',
  dusk: '#a55a48',
  night: '#1d333b',
};
