import type { PageInput } from '#schemas/page/page.ts';
import { cookies } from './prose/cookies.ts';
import { faqs } from './prose/faqs.ts';
import { privacyPolicy } from './prose/privacy-policy.ts';
import {
  allergensNote,
  careersIntro,
  groupBookingIntro,
  offersIntro,
  ourStory,
  referAFriend,
  referral,
  signUpIntro,
  signUpThanks,
} from './prose/short-texts.ts';
import { termsAndConditions } from './prose/terms-and-conditions.ts';

const updatedAt = '2026-11-16T09:00:00+00:00';

/** A page of running text. */
const textPage = (
  id: string,
  title: string,
  description: string,
  body: string,
  more: Partial<PageInput> = {},
): PageInput => ({
  id,
  title,
  description,
  updatedAt,
  ...more,
  tiles: [{ type: 'text', key: 'text', heading: title, body }],
});

const home: PageInput = {
  id: 'home',
  title: 'Pandan Row: Indonesian, Vietnamese, Malaysian and Thai cooking',
  description: 'Noodles, curries and grills of four kitchens, set down together and shared. Find a table near you.',
  updatedAt,
  tiles: [
    {
      type: 'text',
      key: 'welcome',
      width: 'two-thirds',
      height: 'half',
      backgroundColor: 'primary',
      heading: 'Four kitchens, one table',
      body: '<p>Phở from Huế, rendang from Padang, laksa from Penang, som tam from Isan. Order four things and put them in the middle.</p>',
      links: [
        { linkText: 'Find a restaurant', linkUrl: '/find-us' },
        { linkText: 'Read the menus', linkUrl: '/menu' },
      ],
    },
    {
      type: 'text',
      key: 'lunch',
      width: 'third',
      height: 'half',
      backgroundColor: 'highlight',
      heading: 'Lunch from £12.95',
      body: '<p>A main dish and a small plate, on the table within a quarter of an hour.</p>',
      links: [{ linkText: 'See the lunch menu', linkUrl: '/menu/lunch-express' }],
    },
    { type: 'text', key: 'story', heading: 'Our story', body: ourStory },
  ],
};

/** The content pages. */
export const pages: readonly PageInput[] = [
  home,
  textPage(
    'terms-and-conditions',
    'Terms and conditions',
    'What holds when you book, order, use an offer or visit this website.',
    termsAndConditions,
  ),
  textPage(
    'privacy-policy',
    'Privacy policy',
    'What we know about you, why, for how long, and what you can do about it.',
    privacyPolicy,
  ),
  textPage('cookies', 'Cookies', 'What is kept in your browser, and how to change your mind.', cookies),
  textPage('allergens', 'Allergens', 'How to read the allergen guide, and what to tell the team.', allergensNote),
  textPage('about', 'Our story', 'From one gas ring in Soho to more than twenty tables.', ourStory),
  textPage('offers', 'Offers', 'Lunches, cocktails and a pudding on your birthday.', offersIntro),
  textPage('sign-up', 'Sign up', 'New dishes, tables at short notice, and a pudding on your birthday.', signUpIntro),
  textPage('signup-thanks', 'Thank you', 'You are nearly on the list.', signUpThanks, { indexed: false }),
  textPage('refer-a-friend', 'Refer a friend', 'A main dish for you and one for a friend.', referAFriend),
  textPage('referral', 'A friend sent you', 'A main dish is waiting for you.', referral, { indexed: false }),
  textPage('careers', 'Careers', 'Work with nine hundred cooks, waiters, bartenders and porters.', careersIntro),
  textPage('group-booking', 'Groups and parties', 'Nine people and more at one table.', groupBookingIntro),
  textPage(
    'faqs',
    'Questions',
    'Twelve questions that guests ask.',
    faqs.map(({ question, answer }) => `<h3>${question}</h3>${answer}`).join(''),
  ),
];
