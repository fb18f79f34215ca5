import { z } from 'zod';
import type { AnyTile, AnyTileDefinition } from '#schemas/content/tile/define-tile.ts';

interface TileSchema {
  safeParse(raw: unknown): z.ZodSafeParseResult<AnyTile>;
}

const compiled = new WeakMap<AnyTileDefinition, TileSchema>();

/**
 * A schema as a flat validator: same results and issues, several times faster. It creates code at run time, so it is for
 * the server and for tests; where zod is configured as `jitless`, because a policy forbids that, it is the schema itself.
 */
export const compiledOf = <Schema extends z.ZodType>(schema: Schema): Pick<Schema, 'safeParse'> =>
  z.config().jitless ? schema : z.compile(schema);

/** The validator of a tile type, compiled at its first use. */
export function compiledSchema(definition: AnyTileDefinition): TileSchema {
  const known = compiled.get(definition);
  if (known) return known;
  const schema: TileSchema = compiledOf(definition.schema);
  compiled.set(definition, schema);
  return schema;
}
