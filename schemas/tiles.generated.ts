// Made by `npm run gen` from the folders. Do not edit.
import { accordion } from './accordion/accordion.tile.ts';
import { callToAction } from './call-to-action/call-to-action.tile.ts';
import { cardGrid } from './card-grid/card-grid.tile.ts';
import { carousel } from './carousel/carousel.tile.ts';
import { divider } from './divider/divider.tile.ts';
import { embed } from './embed/embed.tile.ts';
import { hero } from './hero/hero.tile.ts';
import { imageText } from './image-text/image-text.tile.ts';
import { promotions } from './promotions/promotions.tile.ts';
import { socialGrid } from './social-grid/social-grid.tile.ts';
import { text } from './text/text.tile.ts';
import { video } from './video/video.tile.ts';

export const tiles = {
  accordion,
  'call-to-action': callToAction,
  'card-grid': cardGrid,
  carousel,
  divider,
  embed,
  hero,
  'image-text': imageText,
  promotions,
  'social-grid': socialGrid,
  text,
  video,
} as const;
