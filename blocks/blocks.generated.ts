// Made by `npm run gen` from the folders. Do not edit.
import type { Blocks } from '#renderer/block.ts';
import { Accordion } from './accordion/accordion.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { CardGrid } from './card-grid/card-grid.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { Divider } from './divider/divider.tsx';
import { Embed } from './embed/embed.tsx';
import { Hero } from './hero/hero.tsx';
import { ImageText } from './image-text/image-text.tsx';
import { Promotions } from './promotions/promotions.tsx';
import { SocialGrid } from './social-grid/social-grid.tsx';
import { Text } from './text/text.tsx';
import { Video } from './video/video.tsx';

export const blocks: Blocks = {
  accordion: Accordion,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  carousel: Carousel,
  divider: Divider,
  embed: Embed,
  hero: Hero,
  'image-text': ImageText,
  promotions: Promotions,
  'social-grid': SocialGrid,
  text: Text,
  video: Video,
};
