import { customerGuid } from '#adapters/testing/section-7/records.ts';
import { openDay } from './booking/booking-days.ts';
import { section7Forms } from './section-7-form-cases.ts';
import { startUpstreamSite } from './start-upstream-site.ts';
import type { Upstream } from './upstream.ts';

const date = openDay;
const table = { occasion: '1', menu: '71', adults: '2', time: '18:00', date, step: 'details' };

/** The second upstream, which knows section 7 of the specification and nothing else. */
export const section7Upstream: Upstream = {
  name: 'an upstream with section 7 alone',
  routes: [
    ['/', 'Street food, sitting down', 'Find your table', 'Cardiff Bay', 'Beef rendang', 'The last word'],
    ['/find-us', 'Bath Abbey Green', 'York Shambles'],
    ['/our-menu', 'Mains and small plates'],
    ['/our-menu/mains', 'Tempeh satay', 'Green papaya curry'],
    ['/menu', 'Mains and small plates', 'Two-for-one cocktails'],
    ['/menu/mains', 'Tempeh satay', 'Banh xeo', 'Beef rendang', 'Green papaya curry'],
    ['/menu/Drinks_2.0', 'Lychee sour'],
    ['/restaurants/london', 'Covent Garden'],
    ['/restaurants/bath/bath', 'Bath Abbey Green', 'Free wifi', 'Best noodles in Somerset 2025', '01225 496 0017'],
    ['/restaurants/bath', 'Bath Abbey Green'],
    ['/restaurants/london/covent_garden', 'Covent Garden'],
    ['/restaurants/London/Covent_Garden', 'Covent Garden'],
    ['/restaurants/cardiff/cardiff', 'Cardiff Bay', '029 2018 0019'],
    ['/restaurants/oxford/oxford', 'Oxford Turl Street'],
    ['/restaurants/bath/bath/menu', 'Mains and small plates'],
    ['/restaurants/bath/bath/menu/mains', 'Tempeh satay'],
    ['/restaurants/london/menu', 'Mains and small plates'],
    ['/restaurants/london/menu/mains', 'Tempeh satay'],
    ['/restaurants/bath/bath/book-now', 'Bath Abbey Green'],
    ['/booking/17', 'Bath Abbey Green', 'Dinner'],
    ['/booking/bath', 'Bath Abbey Green', 'Dinner'],
    ['/offer/two-for-one', 'Two cocktails for one', 'Sunday to Thursday until seven.', 'Until the end of the season'],
    ['/preferences'],
    [`/preferences/${customerGuid}`],
    ['/preferences/00000000-0000-4000-8000-000000000000'],
    ['/careers/job-search', 'Wok chef', 'Floor manager'],
    ['/careers/job-search/back-of-house', 'Wok chef'],
    ['/careers/job/901', 'Wok chef', '£14.20 an hour'],
    ['/careers/job/903', 'Floor manager', 'Can you work at weekends?'],
    ['/offers', 'Something off', 'Two cocktails for one', 'Cocktails at two for one', 'See the offer'],
    ['/sign-up', 'Letters from the kitchen'],
    ['/terms-and-conditions', 'The small print', 'One voucher for each table.'],
    ['/privacy-policy', 'What we know of you'],
    ['/refer-a-friend', 'Bring a friend'],
    ['/referral', 'A friend sent you'],
    ['/signup-thanks', 'You are on the list'],
    // The site links to these, and the upstream has no pages for them.
    ['/careers', 'Wok chef'],
    ['/cookies', 'Cookies', 'session-id'],
    ['/allergens', 'Mains and small plates'],
    ['/group-booking', 'Ask for a table for a group'],
    ['/contact', 'Write to us', 'Feedback', 'Something else'],
    ['/groups', 'Come as a crowd'],
    ['/about/our-story', 'It began with a cart', 'In 1998.'],
  ],
  missing: [
    ['/nothing', 'This page could not be found'],
    ['/nothing/here', 'This page could not be found'],
    ['/menu/none', 'Menu not found'],
    ['/our-menu/none', 'Menu not found'],
    ['/restaurants/nowhere', 'Restaurant not found'],
    ['/restaurants/bath/bath/menu/none', 'Menu not found'],
    ['/booking/none', 'Restaurant not found'],
    ['/offer/none', 'Offer not found'],
    ['/careers/job/999', 'Vacancy not found'],
  ],
  redirects: [
    ['/book', '/#booking'],
    ['/booking', '/#booking'],
    ['/offer', '/offers'],
    ['/signup', '/sign-up'],
    ['/Terms/', '/terms-and-conditions'],
    ['/restaurants/bath/book-now', '/restaurants/bath#booking'],
    ['/menu/mains/?tag=Vegan', '/menu/mains?tag=Vegan'],
    ['//menu//mains', '/menu/mains'],
    ['/booking/choose?restaurant=Covent_Garden', '/booking/covent_garden'],
  ],
  sitemap: [
    '/restaurants/bath/bath',
    '/restaurants/london/covent_garden',
    '/restaurants/york/york',
    '/menu/mains',
    '/menu/Drinks_2.0',
    '/offer/two-for-one',
    '/careers/job/901',
    '/offers',
    '/contact',
    '/group-booking',
    '/careers',
  ],
  forms: [
    ...section7Forms.map(({ name, path, filled, call }) => ({
      name,
      path: async () => path,
      filled: () => filled,
      call,
    })),
    {
      name: 'preferences',
      path: async () => `/preferences/${customerGuid}`,
      filled: () => ({ firstName: 'Sari' }),
      call: /^\/api\/exponea\/updateCustomerPreferences$/,
    },
  ],
  booking: {
    path: '/booking/bath',
    date,
    table,
    enquiry: { ...table, time: '20:00' },
    reference: /BG-1/,
  },
  near: ['Bath', 'Bath Abbey Green'],
  async start() {
    const { upstream, site, stop } = await startUpstreamSite();
    return {
      url: site.url,
      answer: (call, json) => upstream.fail(call, () => ({ status: 200, json })),
      fail: (call) => upstream.fail(call, 500),
      recover() {
        upstream.recover();
        upstream.forget();
      },
      countPosts: (call) => upstream.receivedAt(call, 'POST').length,
      stop,
    };
  },
};
