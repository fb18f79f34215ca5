// Made by `npm run gen` from the folders of blocks/. Do not edit.
import type { Blocks } from '#renderer/block.ts';
import { Text } from './text/text.tsx';

export const blocks: Blocks = {
  text: Text,
};
