import { z } from 'zod';
import type { Tile, TileType } from '#schemas/content/tile/tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

interface TileSchema {
  safeParse(raw: unknown): z.ZodSafeParseResult<Tile>;
}

const compiled = new Map<TileType, TileSchema>();

/**
 * A schema as a flat validator: same results and issues, several times faster. Makes code at run time, so it is for the
 * server and for tests; where zod is told not to (`jitless`), because a policy forbids it, it is the schema itself.
 */
export const compiledOf = <Schema extends z.ZodType>(schema: Schema): Pick<Schema, 'safeParse'> =>
  z.config().jitless ? schema : z.compile(schema);

/** The validator of a tile type, made when the type is first seen. */
export function compiledSchema(type: TileType): TileSchema {
  const known = compiled.get(type);
  if (known) return known;
  const made: TileSchema = compiledOf<z.ZodType<Tile>>(tiles[type].schema);
  compiled.set(type, made);
  return made;
}
