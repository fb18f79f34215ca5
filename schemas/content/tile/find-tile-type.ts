import { tiles } from '#schemas/tiles/tiles.generated.ts';
import type { TileType } from './tile.ts';

const isTileType = (type: string): type is TileType => Object.hasOwn(tiles, type);

/** The registered tile type with this name; undefined for an unknown name. */
export const findTileType = (type: string) => (isTileType(type) ? tiles[type] : undefined);
