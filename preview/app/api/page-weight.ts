import { z } from 'zod';

const bytes = z.number();

/** Script of a page, in bytes as transferred. */
const scriptWeight = z.object({
  /** Loaded with every page, before anything is interactive. */
  initial: bytes,
  /** Loaded when a visitor comes near an interactive tile, which works as plain HTML until then. */
  deferred: bytes,
  /** Keys of the interactive tiles. */
  interactive: z.array(z.string()),
});

/** Transfer size of a page, tile by tile, in bytes. */
export const pageWeight = z.object({
  /**
   * `script`: what the tile adds once a visitor is near, as the block report of its type states. Forms share nearly all
   * of it.
   */
  tiles: z.array(z.object({ key: z.string(), markup: bytes, pictures: bytes, video: bytes, script: bytes })),
  script: scriptWeight,
});

export type PageWeight = z.output<typeof pageWeight>;
export type ScriptWeight = z.output<typeof scriptWeight>;
