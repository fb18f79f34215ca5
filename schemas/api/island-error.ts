import { z } from 'zod';

/** The report that a browser sends when the script of an island fails. */
export const islandError = z.object({
  island: z.string().regex(/^[a-z-]{1,60}$/),
  message: z.string().max(300),
  /** The page's path, without its query. */
  path: z.string().max(200).startsWith('/'),
});

export type IslandError = z.infer<typeof islandError>;
