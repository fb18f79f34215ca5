import { farDay } from '../booking/testing/booking-visitor.ts';
import { type FilledIn, formCases } from '../forms/testing/form-cases.ts';
import { startFailingService } from '../product/failing-service.ts';
import { startSite } from '../product/start-site.ts';
import type { Upstream, UpstreamForm } from './upstream.ts';

/** The call of each form of the demo chain. */
const formCalls: Readonly<Record<string, RegExp>> = {
  'sign-up': /^\/api\/signup$/,
  contact: /^\/api\/contact\/sendemail$/,
  'group-booking': /^\/api\/contact\/group-booking$/,
  voucher: /^\/api\/offer\/getcode$/,
  preferences: /^\/api\/exponea\/updateCustomerPreferences$/,
};

const application: UpstreamForm = {
  name: 'job-apply',
  path: async () => '/careers/job/7001',
  filled: (): FilledIn => ({
    firstName: 'Zoë',
    secondName: 'Ní Bhriain',
    email: `zoe.${crypto.randomUUID().slice(0, 8)}@example.com`,
    telephone: '+44 1632 960 001',
    'questions.0.answer': 'Yes',
    'questions.1.answer': 'Yes',
    'questions.2.answer': ['Sundays'],
  }),
  call: /^\/api\/jobs\/application$/,
};

const date = farDay(58);

/** The service of this repository with the demo chain, of the product under test. */
export const embeddedService: Upstream = {
  name: 'the embedded service',
  routes: [
    ['/', 'Four kitchens, one table'],
    ['/find-us', 'Bath', 'Covent Garden', 'Oxford', 'Soho'],
    ['/our-menu', 'Chicken satay'],
    ['/our-menu/drinks', 'Lychee martini'],
    ['/menu', 'Main menu', 'Children’s menu', 'Drinks'],
    ['/menu/main', 'Chicken satay', 'Rendang daging'],
    ['/menu/drinks', 'Lychee martini'],
    ['/restaurants/london', 'Covent Garden', 'Soho'],
    ['/restaurants/bath/bath', 'Bath', '01632 960101', 'Free wi-fi'],
    ['/restaurants/bath', 'Bath', '01632 960101'],
    ['/restaurants/soho', 'Soho'],
    ['/restaurants/london/soho', 'Soho'],
    ['/restaurants/bath/bath/menu', 'Main menu'],
    ['/restaurants/bath/bath/menu/main', 'Chicken satay'],
    ['/restaurants/london/menu', 'Main menu'],
    ['/restaurants/london/menu/main', 'Chicken satay'],
    ['/restaurants/bath/bath/book-now', 'Bath'],
    ['/booking/bath', 'Bath', 'Lunch or dinner'],
    ['/booking/1001', 'Bath', 'Lunch or dinner'],
    ['/offer/birthday-pudding', 'A pudding on your birthday'],
    ['/preferences', 'Your preferences'],
    ['/preferences/5f0c3c1e-0000-4000-8000-000000000000', 'Your preferences'],
    ['/careers/job-search'],
    ['/careers/job-search/back-of-house'],
    ['/careers/job/7001', 'Apply'],
    ['/offers', 'A pudding on your birthday'],
    ['/sign-up', 'Sign me up'],
    ['/terms-and-conditions'],
    ['/privacy-policy'],
    ['/refer-a-friend'],
    ['/referral'],
    ['/signup-thanks'],
    ['/contact', 'Food and drink'],
    ['/group-booking', 'Send the enquiry'],
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
    ['/careers/job/none', 'Vacancy not found'],
  ],
  redirects: [
    ['/book', '/#booking'],
    ['/booking', '/#booking'],
    ['/offer', '/offers'],
    ['/signup', '/sign-up'],
    ['/Terms/', '/terms-and-conditions'],
    ['/restaurants/bath/book-now', '/restaurants/bath#booking'],
    ['/menu/main/?tag=Vegan', '/menu/main?tag=Vegan'],
    ['//menu//main', '/menu/main'],
    ['/booking/choose?restaurant=covent-garden', '/booking/covent-garden'],
  ],
  sitemap: ['/restaurants/bath/bath', '/restaurants/london/soho', '/menu/main', '/offer/birthday-pudding', '/offers'],
  forms: [
    ...formCases.flatMap(({ name, address, good }): readonly UpstreamForm[] => {
      const call = formCalls[name];
      return call ? [{ name, path: address, filled: good, call }] : [];
    }),
    application,
  ],
  booking: {
    path: '/booking/bath',
    date,
    table: { occasion: 'dinner', adults: '2', time: '18:00', date, step: 'details' },
    enquiry: { occasion: 'group', adults: '9', menu: 'group-set', time: '19:00', date, step: 'details' },
    reference: /[A-Z0-9]{6,}/,
  },
  near: ['Bath', 'Bath'],
  async start() {
    const service = await startFailingService();
    const site = await startSite({
      API_URL: service.url,
      PAGES_PER_VISITOR: '1000000',
      FORMS_PER_VISITOR: '5000',
      BOOKINGS_PER_VISITOR: '5000',
    });
    return {
      url: site.url,
      answer: (call, json) => service.answer(call, json),
      fail: (call) => service.fail(call),
      recover: () => service.recover(),
      countPosts: (call) => service.posted.filter(({ path }) => call.test(path)).length,
      async stop() {
        await site.stop();
        await service.stop();
      },
    };
  },
};
