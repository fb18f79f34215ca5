import type { Backdrop } from './backdrops/backdrop.ts';
import * as country from './backdrops/country.ts';
import * as landmark from './backdrops/landmark.ts';
import * as town from './backdrops/town.ts';
import * as water from './backdrops/water.ts';

export const backdrops = {
  ...town,
  ...landmark,
  ...water,
  ...country,
} as const satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;
