import type { bookingValues } from '#schemas/configuration/booking.ts';
import { newCustomer } from '#site/e2e/forms/testing/new-customer.ts';
import { bookingTileType } from './interface-probes.ts';
import { inDocument, type SettingProbes } from './setting-probe.ts';

const journey = '/booking/soho';

export const bookingProbes: SettingProbes<keyof typeof bookingValues> = {
  bookNowLabel: inDocument('Reserve now', '/about', { shows: '>Reserve now<' }),
  localBookNow: {
    kind: 'site',
    group: 'general',
    value: 'true',
    look: async ({ url }) => String((await fetch(`${url}/book-now`, { redirect: 'manual' })).status),
    shows: '200',
  },
  maxTableBookingCovers: inDocument('7', '/restaurants/london/soho', { shows: '"maxCovers":7' }),
  showChildCovers: inDocument('true', journey, { shows: 'name="children"' }),
  smsOptIn: inDocument('false', '/sign-up', { hides: 'name="acceptSMSTerms"' }),
  hideGenderPreference: {
    kind: 'site',
    group: 'general',
    value: 'false',
    look: async ({ url }) => (await fetch(`${url}/preferences/${(await newCustomer()).guid}`)).text(),
    shows: 'name="gender"',
  },
  bookingJourneyStyle: inDocument('vertical', journey, { shows: '"style":"vertical"' }),
  bookingTileType,
  bookingWidgetStyle: inDocument('page', '/restaurants/london/soho', { shows: '"opens":"page"' }),
  bookingDefaultCovers: inDocument('5', '/restaurants/london/soho', { shows: '"defaultCovers":5' }),
  bookingStartHour: inDocument('17', journey, { shows: '"first":"17:' }),
  bookingStartMinute: inDocument('20', journey, { shows: ':20","stepMinutes"' }),
  bookingStartStep: inDocument('2', journey, { shows: '"opensAt":"time"' }),
  bookingTimeStepMinutes: inDocument('30', journey, { shows: '"stepMinutes":30' }),
  waitingOfferMinutes: {
    kind: 'tested',
    file: 'adapters/service/booking/waiting/waiting-list.test.ts',
    title: 'passes a table to the next in line after 15 minutes, and takes no late answer',
  },
  bookingModalWidthPx: inDocument('640', '/about', { shows: '--booking-width:640px' }),
};
