// Made by `npm run gen` from the folders that hold a *.tile.ts. Do not edit.
import { text } from './text/text.tile.ts';

export const tiles = {
  text,
} as const;
