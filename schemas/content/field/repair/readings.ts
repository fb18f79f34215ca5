import { z } from 'zod';
import { getSchemaLayers } from '../schema-layers.ts';

/** How a field is repaired when its value does not match the schema. */
interface Reading {
  /** Reads the value in another notation. Returns undefined if it cannot. */
  readonly read?: (raw: unknown) => unknown;
  /** Replaces a value that is absent or cannot be read. */
  readonly fallback?: unknown;
  /** Whether the field only affects how a tile looks, so that ignoring it loses no content. */
  readonly cosmetic?: boolean;
  /** Whether a text without spaces can be shortened. Ids and addresses cannot: they would mean something else. */
  readonly canSplitWords?: boolean;
}

const readings = z.registry<Reading>();

/** Registers how a field is repaired. */
export function withReading<Schema extends z.ZodType>(schema: Schema, reading: Reading): Schema {
  readings.add(schema, reading);
  return schema;
}

/** How a field is repaired, from the outermost layer of its schema that says so. */
export function getReading(schema: z.ZodType): Reading {
  const layers = getSchemaLayers(schema);
  const registered = layers.map((layer) => readings.get(layer)).find((reading) => reading !== undefined);
  // Only fields with a fixed set of values have a default.
  return { cosmetic: layers.some((layer) => layer.meta()?.default !== undefined), ...registered };
}
