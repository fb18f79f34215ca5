import type { Brush } from '../brush/brush.ts';
import type { Svg } from '../brush/svg.ts';
import * as bases from './parts/bases.ts';
import * as drinks from './parts/drinks.ts';
import * as fried from './parts/fried.ts';
import * as garnish from './parts/garnish.ts';
import * as herbs from './parts/herbs.ts';
import * as lime from './parts/lime.ts';
import * as meat from './parts/meat.ts';
import * as seafood from './parts/seafood.ts';
import * as soy from './parts/soy.ts';
import * as spices from './parts/spices.ts';
import * as sweets from './parts/sweets.ts';
import * as vegetables from './parts/vegetables.ts';

/** Draws one part around the origin, on the scale of a plate of radius 100. */
type Part = (brush: Brush, colour?: string) => Svg;

export const parts = {
  ...bases,
  ...drinks,
  ...fried,
  ...garnish,
  ...herbs,
  ...lime,
  ...meat,
  ...seafood,
  ...soy,
  ...spices,
  ...sweets,
  ...vegetables,
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
