import { z } from 'zod';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { getInnerFields, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { page } from '#schemas/content/page/page.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { normalizeName } from '../mapping.ts';

/** The normalized names of the fields of one kind of record. */
export type Shape = ReadonlySet<string>;

const shapesBySchema = new WeakMap<z.ZodType, readonly Shape[]>();

/** The kinds of records that the reply of an endpoint can have. */
export const shapesOf = (endpoint: Endpoint): readonly Shape[] =>
  endpoint === endpoints.page ? [...cachedShapes(page), ...tileShapes()] : cachedShapes(endpoint.reply);

/** The kinds of records that tiles can have. */
export const tileShapes = (): readonly Shape[] => Object.values(tiles).flatMap(({ schema }) => cachedShapes(schema));

function cachedShapes(schema: z.ZodType): readonly Shape[] {
  const cached = shapesBySchema.get(schema);
  if (cached) return cached;
  const shapes = collectShapes(schema);
  shapesBySchema.set(schema, shapes);
  return shapes;
}

function collectShapes(schema: z.ZodType): readonly Shape[] {
  const fields = getInnerFields(schema);
  const own = fields.size > 0 && !fields.has('*') ? [new Set([...fields.keys()].map(normalizeName))] : [];
  const inner = unwrapSchema(schema);
  const options = inner instanceof z.ZodUnion ? inner.options.filter((option) => option instanceof z.ZodType) : [];
  return [...own, ...[...fields.values(), ...options].flatMap(collectShapes)];
}

/** The kinds of records that have most of these names. */
export function findNearestShapes(shapes: readonly Shape[], names: readonly string[]): readonly Shape[] {
  const counted = shapes.map((shape) => ({ shape, count: names.filter((name) => shape.has(name)).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ shape }) => shape);
}
