import { demoPage } from './parts/demo-page.ts';
import { closeUp, dish, treat } from './parts/images.ts';
import { bookLink, menusLink, quiet, second, to } from './parts/links.ts';

const pair = treat(
  'refer-a-friend',
  'Roti and a chicken curry on a red batik cloth, with two cups of tea and a gift tag',
);

const step = (key: string, heading: string, body: string) =>
  ({
    type: 'text',
    key,
    width: 'third',
    height: 'one-third',
    layout: 'headstone',
    backgroundColor: 'quiet',
    animationEffect: 'settle',
    heading,
    body: `<p>${body}</p>`,
  }) as const;

const referAFriend = demoPage({
  id: 'refer-a-friend',
  title: 'Refer a friend',
  description: 'A main dish for you and one for a friend.',
  socialImage: pair,
  tiles: [
    {
      type: 'hero',
      key: 'try-this',
      height: 'half',
      backgroundColor: 'primary',
      heading: 'You have to try this',
      text: 'Say it to a friend. When they have eaten with us, each of you has a main dish for nothing.',
      image: pair,
      links: [to('Get your code', '/offer/refer-a-friend')],
    },
    step('ask', 'First, ask', 'Ask for your code. It comes by email, with a link of your own.'),
    step('pass', 'Then pass it on', 'To somebody who has not been to us. They book with your link and come.'),
    step('eat', 'Then eat', 'The next day a code is in both your inboxes, good for ninety days.'),
    {
      type: 'text',
      key: 'terms',
      backgroundColor: 'paper',
      heading: 'Five friends a year',
      body: '<p>At most, and one at a time: no lists, no posting in public. Both of you must be 18 or over, live in the United Kingdom, and the friend must be new to us. A code is worth up to £15. The <a href="/terms-and-conditions">terms</a> say the rest.</p>',
      links: [second(menusLink)],
    },
  ],
});

/** The page that is shown after a code was requested. */
const codeSent = demoPage({
  id: 'refer-a-friend/code-sent',
  title: 'Your code comes by email',
  description: 'How your friend uses your link.',
  indexed: false,
  socialImage: pair,
  tiles: [
    {
      type: 'image-text',
      key: 'sent',
      layout: 'domino-left',
      height: 'half',
      backgroundColor: 'primary',
      heading: 'Your code comes by email',
      body: '<p>A link of your own is with it. If it is not there within ten minutes, look among the unwanted mail.</p>',
      image: pair,
      links: [second(to('How it works', '/refer-a-friend'))],
    },
    step('pass-on', 'Pass the link on', 'To one friend who has not been to us. They book with it and come.'),
    step('eat-first', 'They eat', 'A main dish, with anybody they like.'),
    step('both-codes', 'You both eat again', 'The next day a code is in both your inboxes.'),
  ],
});

const referral = demoPage({
  id: 'referral',
  title: 'A friend sent you',
  description: 'A main dish is waiting for you.',
  indexed: false,
  socialImage: pair,
  tiles: [
    {
      type: 'image-text',
      key: 'welcome',
      layout: 'domino-left',
      height: 'half',
      backgroundColor: 'primary',
      heading: 'Somebody likes you',
      body: '<p>They think that you would like it here. Book a table, order a main dish, and the next one is on us; your friend has one as well.</p>',
      image: closeUp('family-table', 'Fried rice, green curry, noodles and a cocktail on one red table'),
      links: [bookLink, second(menusLink)],
    },
    {
      type: 'carousel',
      key: 'begin',
      backgroundColor: 'highlight',
      heading: 'Two people do well with these',
      slides: [
        {
          title: 'Chicken satay',
          text: 'Six skewers, peanut sauce, pressed rice.',
          image: dish('chicken-satay', 'Chicken satay on a banana leaf, seen from above'),
          link: quiet(to('See small plates', '/menu/main#menu-small-plates')),
        },
        {
          title: 'Tofu summer rolls',
          text: 'Rice paper, mint, a dip of fermented beans.',
          image: dish('goi-cuon-tofu', 'Summer rolls with tofu and herbs, seen from above'),
          link: quiet(to('See small plates', '/menu/main#menu-small-plates')),
        },
        {
          title: 'Beef rendang',
          text: 'Six hours in coconut until it is nearly dry.',
          image: dish('beef-rendang', 'Beef rendang on a leaf, seen from above'),
          link: quiet(to('See curries', '/menu/main#menu-curries')),
        },
        {
          title: 'Pad thai with prawns',
          text: 'Tamarind, dried shrimp, lime on the side.',
          image: dish('pad-thai-prawn', 'Pad thai with prawns and peanuts, seen from above'),
          link: quiet(to('See noodles', '/menu/main#menu-noodles-and-soup')),
        },
      ],
    },
    {
      type: 'call-to-action',
      key: 'tonight',
      layout: 'rounded-corners',
      backgroundColor: 'accent',
      heading: 'Bring them with you?',
      text: 'Tables for two are easy before seven.',
      links: [bookLink],
    },
  ],
});

export const referralPages = [referAFriend, codeSent, referral];
