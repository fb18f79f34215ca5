import { embedHosts } from '#schemas/tiles/embed/embed-url.ts';
import { movedBookingName } from '../booking/journey/saved-journey.ts';
import { lastPartyName } from '../booking/last-party.ts';
import { uncertainBookingsName } from '../booking/uncertain-booking.ts';
import { profileName } from '../menu/filter/diet-profile.ts';
import { sessionName } from '../session/session-cookie.ts';
import type { ConsentCategory } from './consent-category.ts';

/** A cookie or storage entry in a visitor's browser. */
export interface StoredItem {
  /** Its name; a trailing `*` matches any suffix. For entries of another site, the host of that site. */
  readonly name: string;
  readonly kind: 'cookie' | 'local storage' | 'session storage' | 'another site’s own';
  /** The consent that it requires. */
  readonly category: 'needed' | ConsentCategory;
  readonly purpose: string;
  readonly life: string;
  /** The service that stores it; absent for the site itself. */
  readonly by?: string;
}

interface CookieLifetimes {
  readonly cookieConsentDays: number;
  readonly cookiePreferenceDays: number;
}

const untilCleared = 'Until you clear your browser';

/** The consent cookie of the built-in banner; a consent provider's script uses its own. */
export const consentRecord = ({ cookieConsentDays, cookiePreferenceDays }: CookieLifetimes): StoredItem => ({
  name: 'consent',
  kind: 'cookie',
  category: 'needed',
  purpose: 'What you allowed, when, and which list you were asked about.',
  life: `${cookieConsentDays} days after Accept or Reject, ${cookiePreferenceDays} days after choices of your own`,
});

/** Everything that the site itself stores in a browser, except the consent cookie. A browser test checks this list. */
export const ownStoredItems: readonly StoredItem[] = [
  {
    name: 'joined',
    kind: 'cookie',
    category: 'needed',
    purpose: 'Your email address once you have joined our list, sealed, so that we can offer you your card.',
    life: 'One hour',
  },
  {
    name: 'banner',
    kind: 'local storage',
    category: 'needed',
    purpose: 'The message at the top of the page that you closed, so that it stays closed.',
    life: untilCleared,
  },
  {
    name: 'popup',
    kind: 'local storage',
    category: 'needed',
    purpose: 'The message that was opened for you, so that it is not opened again.',
    life: untilCleared,
  },
  {
    name: profileName,
    kind: 'local storage',
    category: 'needed',
    purpose:
      'The diets and allergens that you chose on a menu, so that every menu leaves out what does not suit you. They are never sent to us.',
    life: 'Until you delete them on a menu or here',
  },
  {
    name: sessionName,
    kind: 'cookie',
    category: 'needed',
    purpose: 'The same random number as in the local storage, for forms and bookings without script.',
    life: 'One year',
  },
  {
    name: sessionName,
    kind: 'local storage',
    category: 'needed',
    purpose: 'A random number that keeps your steps together when you book or send a form. It says nothing of you.',
    life: untilCleared,
  },
  {
    name: uncertainBookingsName,
    kind: 'cookie',
    category: 'needed',
    purpose:
      'The restaurant, day, time and number of people of a booking that may have been made, and what you booked instead, so that you do not book twice.',
    life: 'One year, or until you dismiss the message about it',
  },
  {
    name: 'booking-confirmation.*',
    kind: 'session storage',
    category: 'needed',
    purpose: 'The reference and the table of a booking, so that its page can be loaded again.',
    life: 'Until you close the tab',
  },
  {
    name: lastPartyName,
    kind: 'session storage',
    category: 'needed',
    purpose: 'How many people you last looked for a table for, so that free times are shown for as many.',
    life: 'Until you close the tab',
  },
  {
    name: movedBookingName,
    kind: 'session storage',
    category: 'needed',
    purpose: 'What you typed for a table that was taken, while the page of another restaurant loads.',
    life: 'Until that page is loaded, or you close the tab',
  },
  {
    name: 'ended-journeys',
    kind: 'session storage',
    category: 'needed',
    purpose: 'Random numbers of bookings that were made or left, so that Back and Forward do not open them again.',
    life: 'Until you close the tab',
  },
  {
    name: 'reloaded-at',
    kind: 'session storage',
    category: 'needed',
    purpose: 'When the page was last loaded again because a part was missing, so that this does not go on and on.',
    life: 'Until you close the tab',
  },
];

/** What embedded pages of other sites store. */
export const embeddedItems: readonly StoredItem[] = [...embedHosts.keys()].map((host) => ({
  name: host,
  kind: 'another site’s own',
  category: 'embeds',
  purpose: 'A film, playlist or map of that site, shown inside one of our pages.',
  life: 'As that site says',
}));
