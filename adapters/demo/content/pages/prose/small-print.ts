import { demoPage } from '../parts/demo-page.ts';
import { second, to } from '../parts/links.ts';
import { cookies } from './cookies.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsAndConditions } from './terms-and-conditions.ts';

const terms = demoPage({
  id: 'terms-and-conditions',
  title: 'Terms and conditions',
  description: 'What holds when you book, order, use an offer or visit this website.',
  tiles: [
    {
      type: 'text',
      key: 'terms',
      backgroundColor: 'paper',
      heading: 'Terms and conditions',
      body: termsAndConditions,
    },
    { type: 'divider', key: 'end', kind: 'line', size: 'small' },
    {
      type: 'text',
      key: 'ask',
      width: 'half',
      backgroundColor: 'white',
      heading: 'Something unclear?',
      body: '<p>Write to us and we will explain it, without quoting it.</p>',
      links: [second(to('Contact us', '/contact'))],
    },
    {
      type: 'text',
      key: 'privacy',
      width: 'half',
      backgroundColor: 'white',
      heading: 'Your details',
      body: '<p>What we know about you, why, and for how long.</p>',
      links: [second(to('Read the privacy policy', '/privacy-policy'))],
    },
  ],
});

const privacy = demoPage({
  id: 'privacy-policy',
  title: 'Privacy policy',
  description: 'What we know about you, why, for how long, and what you can do about it.',
  tiles: [
    {
      type: 'text',
      key: 'privacy',
      backgroundColor: 'white',
      heading: 'Privacy policy',
      body: privacyPolicy,
    },
    {
      type: 'call-to-action',
      key: 'ask',
      backgroundColor: 'quiet',
      heading: 'What do we hold about you?',
      text: 'Ask. It is free, and comes within a month.',
      links: [to('Write to privacy@example.com', 'mailto:privacy@example.com')],
    },
  ],
});

const cookiePolicy = demoPage({
  id: 'cookies',
  title: 'Cookies',
  description: 'What is kept in your browser, and how to change your mind.',
  tiles: [
    {
      type: 'text',
      key: 'cookies',
      backgroundColor: 'white',
      heading: 'Cookies',
      body: cookies,
    },
    {
      type: 'cookie-list',
      key: 'kept',
      backgroundColor: 'quiet',
      heading: 'What is kept in your browser',
      text: 'By what you allow. A list that grows asks you again.',
    },
    {
      type: 'text',
      key: 'in-short',
      layout: 'rounded-corners',
      backgroundColor: 'highlight',
      heading: 'In short',
      body: '<p>Nothing but the necessary until you choose.</p><p>No is as easy as yes, and changes nothing about bookings, menus or offers.</p><p>The only biscuits we press on people are prawn.</p>',
      links: [second(to('Read the privacy policy', '/privacy-policy'))],
    },
  ],
});

export const smallPrint = [terms, privacy, cookiePolicy];
