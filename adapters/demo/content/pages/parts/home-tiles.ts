import { faqs } from '../prose/faqs.ts';
import type { TileInput } from './demo-page.ts';
import { dish, tallScene } from './images.ts';
import { bookLink, findLink, menusLink, second, to } from './links.ts';
import { brothVideo, wokVideo } from './videos.ts';

/** The first tile of the home layout: as high as the screen on the home page, lower above a finder or a menu. */
export const welcome = (height: 'full' | 'one-third'): TileInput => ({
  type: 'hero',
  key: 'welcome',
  height,
  backgroundColor: 'primary',
  backgroundAnimationEffect: 'drift',
  heading: 'Four kitchens, one table',
  text: 'Phở from Huế, rendang from Padang, laksa from Penang, som tam from Isan. Order four things and put them in the middle.',
  image: tallScene('shared-feast', 'A table laid with bowls, leaves and skewers, seen from above'),
  links: [bookLink, second(menusLink)],
});

export const tableTonight: TileInput = {
  type: 'booking',
  key: 'booking',
  height: 'two-thirds',
  backgroundColor: 'accent',
  heading: 'Is tonight good?',
  text: 'Say where and how many. Tables for two are easy before seven.',
  videoDesktop: brothVideo,
  videoMobile: brothVideo,
};

export const currentOffers: TileInput = {
  type: 'promotions',
  key: 'offers',
  source: 'offers',
  narrow: 'strip',
  backgroundColor: 'quiet',
  heading: 'On now',
};

export const longTable: TileInput = {
  type: 'call-to-action',
  key: 'long-table',
  width: 'third',
  layout: 'headstone',
  backgroundColor: 'highlight',
  heading: 'Nine or more?',
  text: 'Take the long table: £34 each, and a brass tray.',
  links: [to('Groups and parties', '/group-booking')],
};

export const ninetySeconds: TileInput = {
  type: 'video',
  key: 'ninety-seconds',
  width: 'two-thirds',
  height: 'two-thirds',
  backgroundColor: 'primary',
  animationEffect: 'fade',
  heading: 'Ninety seconds in the wok',
  text: 'Any longer and it is a stew.',
  videoDesktop: wokVideo,
  videoMobile: wokVideo,
  links: [to('See the noodles', '/menu/main#menu-noodles-and-soup')],
};

export const come: TileInput = {
  type: 'call-to-action',
  key: 'come',
  height: 'one-third',
  backgroundColor: 'highlight',
  backgroundAnimationEffect: 'sway',
  heading: 'Put it in the middle',
  links: [bookLink, second(findLink)],
};

/** The first questions, with a link to all of them. */
export const goodToKnow = (count: number, width: 'two-thirds' | 'full'): TileInput => ({
  type: 'accordion',
  key: 'good-to-know',
  width,
  backgroundColor: 'white',
  heading: 'Good to know',
  items: faqs.slice(0, count).map(({ question, answer }) => ({ question, answer })),
  links: [second(to('All questions', '/faqs'))],
});

export const birthday: TileInput = {
  type: 'image-text',
  key: 'birthday',
  width: 'third',
  layout: 'rounded-corners',
  backgroundColor: 'quiet',
  heading: 'A candle, once a year',
  body: '<p>Tell us the day, and a pudding is on us.</p>',
  image: dish('pandan-panna-cotta', 'A pandan panna cotta with coconut, seen from above'),
  links: [to('Sign up', '/sign-up')],
};
