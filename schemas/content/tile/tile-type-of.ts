import { tiles } from '#schemas/tiles/tiles.generated.ts';
import type { TileType } from './tile.ts';

const isTileType = (type: string): type is TileType => Object.hasOwn(tiles, type);

/** The tile type of this name as it is registered; undefined for a name that content made up. */
export const tileTypeOf = (type: string) => (isTileType(type) ? tiles[type] : undefined);
