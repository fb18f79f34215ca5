import type { z } from 'zod';
import { page } from '#schemas/content/page/page.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';

/** The schema of a tile type, or that of the page if `type` is undefined. */
export function schemaOf(type: string | undefined): z.ZodType | undefined {
  return type === undefined ? page : findTileType(type)?.schema;
}
