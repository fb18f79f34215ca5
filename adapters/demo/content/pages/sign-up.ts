import { demoPage } from './parts/demo-page.ts';
import { closeUp, dish, treat } from './parts/images.ts';
import { bookLink, quiet, second, to } from './parts/links.ts';
import { signUpThanks } from './prose/short-texts.ts';

const signUp = demoPage({
  id: 'sign-up',
  title: 'Sign up',
  description: 'New dishes, tables at short notice, and a pudding on your birthday.',
  socialImage: treat('birthday-pudding', 'A pandan panna cotta with a lit candle, flowers around it'),
  tiles: [
    {
      type: 'hero',
      key: 'pudding',
      layout: 'rounded-corners',
      backgroundColor: 'quiet',
      heading: 'Your birthday, our pudding',
      text: 'Two messages a month at most: new dishes, tables at short notice, and a candle once a year.',
      image: treat('birthday-pudding', 'A pandan panna cotta with a lit candle, flowers around it'),
      links: [to('Sign me up', '#join')],
    },
    {
      type: 'sign-up',
      key: 'join',
      width: 'two-thirds',
      backgroundColor: 'white',
      heading: 'Join the list',
      text: 'A first name and an email are enough. The rest makes for better surprises. Every mail has a link that leaves the list.',
    },
    {
      type: 'text',
      key: 'how',
      width: 'third',
      backgroundColor: 'quiet',
      heading: 'What happens then',
      body: '<p>We write at once, with a link of your own:</p><ul><li>behind it you see and change all that we know of you</li><li>the day of your birthday brings the pudding</li><li>your favourite of our restaurants brings tables at short notice</li></ul><p>Text messages are a separate choice, and so is leaving.</p>',
    },
    {
      type: 'accordion',
      key: 'sign-up-questions',
      backgroundColor: 'paper',
      heading: 'Fair questions',
      items: [
        {
          question: 'How do I leave?',
          answer:
            '<p>By the link at the foot of every message, and one press on the page that it opens. It works at once, and we delete what we know of you.</p>',
        },
        {
          question: 'Who else sees my address?',
          answer:
            '<p>Nobody who could use it for themselves. The <a href="/privacy-policy">privacy policy</a> says who sends our mail for us.</p>',
        },
        {
          question: 'When does the pudding come?',
          answer:
            '<p>The code arrives three days before your birthday and works until three days after, with a main dish at the same table.</p>',
        },
      ],
    },
    {
      type: 'card-grid',
      key: 'last-letters',
      columns: 'three',
      backgroundColor: 'primary',
      animationEffect: 'rise',
      heading: 'From the last three letters',
      cards: [
        {
          title: 'November: the wet-weather bowl',
          text: 'Why laksa is thicker in the north, and where we stand on the cockles.',
          image: closeUp('laksa-close', 'A bowl of laksa with prawns, half an egg and lime, very near'),
          link: quiet(to('See the noodles', '/menu/main#menu-noodles-and-soup')),
        },
        {
          title: 'October: brunch, at last',
          text: 'Roti at ten in West Hampstead, and six tables that nobody knew of yet.',
          image: closeUp('roti-morning', 'Two rotis on a brass tray with a bowl of dhal and a mug of tea'),
          link: quiet(to('See the brunch menu', '/menu/brunch')),
        },
        {
          title: 'September: the last mangoes',
          text: 'Four weeks of Alphonso on sticky rice, and a word about freezing them.',
          image: closeUp('mango-season', 'Mango slices beside sticky rice on a leaf'),
          link: quiet(to('See the sweets', '/menu/main#menu-sweets')),
        },
      ],
    },
  ],
});

const signUpThanksPage = demoPage({
  id: 'signup-thanks',
  title: 'Our mailing list',
  description: 'What comes after you have joined our mailing list.',
  indexed: false,
  tiles: [
    {
      type: 'call-to-action',
      key: 'nearly',
      layout: 'headstone',
      height: 'half',
      backgroundColor: 'quiet',
      backgroundAnimationEffect: 'sway',
      heading: 'You are on the list',
      text: 'The first message is on its way.',
      headingForOthers: 'Our mailing list',
      textForOthers: 'If you have just signed up, the first message is on its way.',
      links: [bookLink],
    },
    {
      type: 'text',
      key: 'confirm',
      width: 'two-thirds',
      backgroundColor: 'white',
      heading: 'Look in your inbox',
      body: signUpThanks,
    },
    {
      type: 'image-text',
      key: 'meanwhile',
      width: 'third',
      backgroundColor: 'highlight',
      heading: 'Meanwhile',
      body: '<p>Twelve cocktails, two without alcohol, and a young coconut.</p>',
      image: dish('young-coconut', 'A young coconut with a straw, seen from above'),
      links: [second(to('See the drinks', '/menu/drinks'))],
    },
    {
      type: 'wallet-links',
      key: 'card',
      backgroundColor: 'primary',
      heading: 'Your card, on your phone',
      text: 'Show it when you pay, and the pudding finds you on the day. No app, nothing to remember.',
    },
    {
      type: 'divider',
      key: 'band',
      motif: 'kawung',
      size: 'small',
      backgroundColor: 'primary',
    },
  ],
});

export const signUpPages = [signUp, signUpThanksPage];
