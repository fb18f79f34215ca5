import { z } from 'zod';
import type { Tile, TileType } from '#schemas/tile/tile.ts';
import { tiles } from '#schemas/tiles.generated.ts';

interface TileSchema {
  safeParse(raw: unknown): z.ZodSafeParseResult<Tile>;
}

const compiled = new Map<TileType, TileSchema>();

/**
 * The schema of a tile type as a flat validator, made when the type is first seen. Same results and issues as
 * the schema itself, several times faster. Makes code at run time, so it is for the server and for tests;
 * where a policy forbids that, zod falls back to its ordinary parser.
 */
export function compiledSchema(type: TileType): TileSchema {
  const known = compiled.get(type);
  if (known) return known;
  const made: TileSchema = z.compile(tiles[type].schema);
  compiled.set(type, made);
  return made;
}
