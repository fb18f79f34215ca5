import { demoPage } from './parts/demo-page.ts';
import { scene, treat } from './parts/images.ts';
import { menusLink, second, to } from './parts/links.ts';

export const offers = demoPage({
  id: 'offers',
  title: 'Offers',
  description: 'Lunches, cocktails and a pudding on your birthday.',
  socialImage: scene('cocktails', 'Eight cocktails round a brass tray, seen from above'),
  tiles: [
    {
      type: 'hero',
      key: 'whats-on',
      arrangement: 'over-image',
      height: 'half',
      backgroundColor: 'primary',
      animationEffect: 'fade',
      heading: 'Good reasons for a Tuesday',
      text: 'A quick lunch, a slow cocktail, a pudding with a candle in it. Say the offer when you order; some come as a code.',
      image: scene('cocktails', 'Eight cocktails round a brass tray, seen from above'),
    },
    {
      type: 'promotions',
      key: 'current',
      source: 'offers',
      backgroundColor: 'paper',
      heading: 'On at the moment',
    },
    { type: 'divider', key: 'weave', motif: 'weave', size: 'small', backgroundColor: 'quiet' },
    {
      type: 'call-to-action',
      key: 'lunch',
      width: 'two-thirds',
      backgroundColor: 'primary',
      heading: 'Lunch in a quarter of an hour',
      text: 'One main dish, one small plate, from £12.95. Monday to Friday until five.',
      image: treat('weekday-lunch', 'Chicken with basil, rice and a fried egg, spring rolls and a tall green drink'),
      links: [to('See the lunch menu', '/menu/lunch-express')],
    },
    {
      type: 'call-to-action',
      key: 'be-told',
      width: 'third',
      layout: 'headstone',
      backgroundColor: 'quiet',
      heading: 'Be told',
      text: 'Two messages a month at most.',
      links: [to('Sign up', '/sign-up')],
    },
    {
      type: 'text',
      key: 'small-print',
      backgroundColor: 'white',
      heading: 'How offers work',
      body: '<p>Each offer says when it holds and what it leaves out. Two offers cannot be joined, a code works once, and anything with alcohol is for people aged 18 and over. The <a href="/terms-and-conditions">terms and conditions</a> say the rest.</p>',
      links: [second(menusLink)],
    },
  ],
});
