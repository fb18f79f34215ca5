import type { z } from 'zod';
import type { settings as settingsSchema } from '#schemas/content/settings/settings.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoImage } from './demo-image.ts';

const orderLink = { linkText: 'Click & collect', linkUrl: 'https://order.example/', openInNewTab: true };

/** What is the same on every page of Pandan Row. */
type Settings = z.input<typeof settingsSchema>;

const settings: Settings = {
  siteName: 'Pandan Row',
  tagline: 'Four kitchens, one table',
  logo: demoImage('/media/brand/mark.svg', 'Pandan Row'),
  icon: demoImage('/media/brand/favicon.svg', ''),
  defaultDescription:
    'Indonesian, Vietnamese, Malaysian and Thai cooking, set down together and shared, in 24 restaurants across England and Wales.',
  defaultImage: demoImage(
    '/media/scene/shared-feast.svg',
    'A table laid with bowls, leaves and skewers, seen from above',
  ),
  headerVariant: 'header1',
  mastheadItems: [
    { linkText: 'Menus', linkUrl: '/menu' },
    { linkText: 'Restaurants', linkUrl: '/find-us' },
    {
      linkText: 'What’s on',
      linkUrl: '/offers',
      links: [
        { linkText: 'Offers', linkUrl: '/offers', description: 'Lunches, cocktails and a pudding on your birthday' },
        { linkText: 'Groups and parties', linkUrl: '/group-booking', description: 'Nine people and more at one table' },
        { linkText: 'Refer a friend', linkUrl: '/refer-a-friend', description: 'A main dish for each of you' },
        { linkText: 'Our story', linkUrl: '/about', description: 'From one noodle counter in Soho' },
      ],
    },
    { linkText: 'Careers', linkUrl: '/careers' },
    orderLink,
  ],
  clickCollectLink: orderLink,
  footerItems: [
    { linkText: 'Terms and conditions', linkUrl: '/terms-and-conditions' },
    { linkText: 'Privacy policy', linkUrl: '/privacy-policy' },
    { linkText: 'Cookies', linkUrl: '/cookies' },
    { linkText: 'Allergens', linkUrl: '/allergens' },
    { linkText: 'Find my booking', linkUrl: '/manage-booking' },
    { linkText: 'Sign up', linkUrl: '/sign-up' },
    { linkText: 'Contact', linkUrl: '/contact' },
    { linkText: 'Questions', linkUrl: '/faqs' },
    { linkText: 'Careers', linkUrl: '/careers' },
  ],
  socialMediaItems: [
    { linkText: 'Instagram', linkUrl: 'https://instagram.example/pandanrow', openInNewTab: true },
    { linkText: 'Facebook', linkUrl: 'https://facebook.example/pandanrow', openInNewTab: true },
    { linkText: 'TikTok', linkUrl: 'https://tiktok.example/@pandanrow', openInNewTab: true },
    { linkText: 'YouTube', linkUrl: 'https://youtube.example/@pandanrow', openInNewTab: true },
  ],
  copyrightLine: 'Pandan Row Restaurants Limited',
  groupLine:
    'Pandan Row Restaurants Limited is registered in England and Wales. Registered office: 61 Frith Court, London W1D 4TD.',
  siteLink: { linkText: 'pandanrow.example', linkUrl: 'https://pandanrow.example/' },
  email: 'hello@example.com',
  cookieBanner: {
    heading: 'Crumbs and cookies',
    text: 'Some cookies keep the site working. The rest wait for your word.',
  },
  bookingTexts: {
    booked: 'We keep the table for fifteen minutes, longer if you ring.',
    requested: 'The restaurant will answer by email. Until then no table is held for you.',
  },
  redirects: [
    { from: '/our-story', to: '/about' },
    { from: '/jobs', to: '/careers/job-search' },
    { from: '/locations', to: '/find-us', prefix: true },
    { from: '/christmas', to: '/menu/group-set' },
    { from: '/gift-cards', to: 'https://order.example/gift-cards' },
    { from: '/allergy-information', to: '/allergens' },
    { from: '/newsletter', to: '/sign-up' },
  ],
};

const popup = {
  heading: 'A pudding on your birthday',
  body: '<p>Tell us the day and we will send a code for a pudding of your choice, with a candle in it.</p>',
  image: demoImage('/media/offer/birthday-pudding.svg', 'A pandan panna cotta with a lit candle, flowers around it'),
  link: { linkText: 'Sign up', linkUrl: '/sign-up' },
};

/** Offers tables for Christmas from the end of October to the week before it, and tables for groups at other times. */
function bannerIn({ day, christmas, monday }: DemoCalendar): Settings['banner'] {
  const link = { linkText: 'See the menu', linkUrl: '/menu/group-set' };
  const isChristmas = monday >= `${christmas}-10-25` && day(6) <= `${christmas}-12-23`;
  return isChristmas
    ? {
        text: 'Christmas tables are open.',
        link,
        startDate: day(-14),
        endDate: `${christmas}-12-23`,
      }
    : { text: 'The long table seats twenty.', link, startDate: day(-14), endDate: day(76) };
}

/** The chain’s settings. */
export const createSettings = (calendar: DemoCalendar): Settings => ({
  ...settings,
  banner: bannerIn(calendar),
  popup: { ...popup, startDate: calendar.day(-15), endDate: calendar.day(76) },
});
