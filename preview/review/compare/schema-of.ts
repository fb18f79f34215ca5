import type { z } from 'zod';
import { page } from '#schemas/page/page.ts';
import { tiles as tileTypes } from '#schemas/tiles.generated.ts';

/** The schema of a tile's type; that of the page where `type` is undefined. */
export function schemaOf(type: string | undefined): z.ZodType | undefined {
  if (type === undefined) return page;
  return Object.values(tileTypes).find((definition) => definition.type === type)?.schema;
}
