import type { Drawing } from '../brush/drawing.ts';
import * as bowls from './vessels/bowls.ts';
import * as glasses from './vessels/glasses.ts';
import * as leaves from './vessels/leaves.ts';
import * as plates from './vessels/plates.ts';
import * as woven from './vessels/woven.ts';

/** Vessels of radius 100 around the origin, empty, each with its shadow on the table. */
export const vessels = {
  ...bowls,
  ...plates,
  ...leaves,
  ...woven,
  ...glasses,
} as const satisfies Record<string, Drawing>;

export type VesselName = keyof typeof vessels;
