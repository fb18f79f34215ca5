import type { Random } from '#adapters/demo/artwork/brush/random.ts';
import type { Svg } from '#adapters/demo/artwork/brush/svg.ts';
import type { Front } from '../front-facts.ts';

/** Draws what is behind a house, 1200 by 800, at a time of day. */
export type Backdrop = (random: Random, time: Front['time']) => Svg;

/** The colour of distant things. */
export const tones: Readonly<Record<Front['time'], string>> = {
  morning: '#c9b79c',
  noon: '#8fb0ae',
  dusk: '#a55a48',
  night: '#1d333b',
};
