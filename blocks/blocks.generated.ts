// Made by `npm run gen` from the folders. Do not edit.
import type { Blocks } from '#renderer/block.ts';
import { Hero } from './hero/hero.tsx';
import { ImageText } from './image-text/image-text.tsx';
import { Text } from './text/text.tsx';

export const blocks: Blocks = {
  hero: Hero,
  'image-text': ImageText,
  text: Text,
};
