import { z } from 'zod';

const bytes = z.number();

/** Script of a page, in bytes as it is sent. */
const scriptWeight = z.object({
  /** With every page, before anything can be used. */
  atOnce: bytes,
  /** Only when a visitor comes near an interactive tile, which works as plain HTML until then. */
  whenNear: bytes,
  /** Keys of the interactive tiles. */
  interactive: z.array(z.string()),
});

/** What a page costs a visitor, tile by tile, in bytes as they are sent. */
export const pageWeight = z.object({
  /** `script`: what a tile brings of its own once a visitor is near, as its type's passport says; forms share nearly all of it. */
  tiles: z.array(z.object({ key: z.string(), markup: bytes, pictures: bytes, video: bytes, script: bytes })),
  script: scriptWeight,
});

export type PageWeight = z.output<typeof pageWeight>;
export type ScriptWeight = z.output<typeof scriptWeight>;
