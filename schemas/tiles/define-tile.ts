import { createDefineTile } from '#schemas/content/tile/define-tile.ts';
import type { Needs, NeedsContext } from '#schemas/content/tile/need.ts';

/** Defines a tile type of this site. Throws when a migration is missing. */
export const defineTile = createDefineTile<NeedsContext, Needs>();
