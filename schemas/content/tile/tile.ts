import type { z } from 'zod';
import type { tiles } from '#schemas/tiles/tiles.generated.ts';
import type { DataFor } from './need.ts';

type Definitions = typeof tiles;

/** The name of a registered tile type. */
export type TileType = keyof Definitions;

/** A validated tile of type `Type`; of any type by default. */
export type Tile<Type extends TileType = TileType> = { [Name in Type]: z.output<Definitions[Name]['schema']> }[Type];

/** The data for the needs of a tile of type `Type`. */
export type TileData<Type extends TileType = TileType> = {
  [Name in Type]: DataFor<ReturnType<Definitions[Name]['needs']>>;
}[Type];
