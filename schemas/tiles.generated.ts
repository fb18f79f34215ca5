// Made by `npm run gen` from the folders. Do not edit.
import { hero } from './hero/hero.tile.ts';
import { imageText } from './image-text/image-text.tile.ts';
import { text } from './text/text.tile.ts';

export const tiles = {
  hero,
  'image-text': imageText,
  text,
} as const;
