import type { JsonObject } from './brand-content.ts';

/**
 * The content pages that an editor of the second upstream has made. Where the specification is silent, a typical team
 * chose:
 *
 * - `tileType` says what a tile is, in PascalCase; every form is a `Form`, and `formType` says which.
 * - Texts of a tile are `heading` and `text`; its picture is `image: { url }`; its link is a link item of section 3.
 * - Some replies are wrapped in `{ success, data }`, those of the old system are bare.
 */

interface StoredPage {
  readonly isWrapped: boolean;
  readonly page: JsonObject;
}

let nextTileId = 100;

/** A tile as the editor stores it: every field of section 3 is there, blank unless it is filled in. */
function tile(tileType: string, fields: JsonObject = {}): JsonObject {
  nextTileId += 1;
  return {
    tileType,
    // A number.
    tileId: nextTileId,
    key: `${tileType.toLowerCase()}-${nextTileId}`,
    backgroundColor: '',
    backgroundAnimationEffect: '',
    animationEffect: '',
    height: '',
    width: '',
    formType: '',
    videoMobile: '',
    videoDesktop: null,
    image: '',
    link: '',
    menuId: '',
    mapUrl: '',
    ...fields,
  };
}

const wrapped = (page: JsonObject): StoredPage => ({ isWrapped: true, page });
const bare = (page: JsonObject): StoredPage => ({ isWrapped: false, page });

export const pages: Readonly<Record<string, StoredPage>> = {
  home: wrapped({
    id: 1,
    pageTitle: 'Lemongrass & Lime',
    metaDescription: 'Food from the street markets of Asia',
    tiles: [
      tile('Hero', {
        heading: 'Street food, sitting down',
        text: '<p>From Penang to Hanoi.</p>',
        // In capitals; the specification says `half` and a theme colour.
        height: 'HALF',
        backgroundColor: 'PRIMARY',
        // No poster.
        videoDesktop: { url: '/media/wok.mp4' },
      }),
      // No such animation.
      tile('Promotion', { heading: 'What is on', animationEffect: 'wiggle' }),
      tile('LocationsFinder', { heading: 'Find your table' }),
      // A key that begins with a digit.
      tile('Menu', { heading: 'From our kitchen', menuId: 'mains', key: '2nd-menu' }),
      tile('Booking', { heading: 'Book with us' }),
      // A type that the site cannot know.
      tile('SnowGlobe', { heading: 'It snows' }),
      tile('Text', { heading: 'The last word', text: '<p>Everything is cooked to order.</p>' }),
    ],
  }),
  offers: bare({
    id: 2,
    pageTitle: 'Offers at Lemongrass & Lime',
    tiles: [
      tile('Promotion', { heading: 'Something off' }),
      tile('CallToAction', {
        heading: 'Cocktails at two for one',
        link: { linkText: 'See the offer', linkUrl: '/offer/two-for-one', openInNewTab: 'false' },
      }),
    ],
  }),
  'sign-up': wrapped({
    id: 3,
    pageTitle: 'Join our mailing list',
    tiles: [tile('Form', { formType: 'sign-up', heading: 'Letters from the kitchen' })],
  }),
  'terms-and-conditions': bare({
    id: 4,
    pageTitle: 'Terms and conditions',
    tiles: [tile('Text', { heading: 'The small print', text: '<p>One voucher for each table.</p>' })],
  }),
  'privacy-policy': wrapped({
    id: 5,
    pageTitle: 'Privacy policy',
    tiles: [tile('Text', { heading: 'What we know of you', text: '<p>Very little.</p>' })],
  }),
  'refer-a-friend': wrapped({
    id: 6,
    pageTitle: 'Refer a friend',
    tiles: [tile('Text', { heading: 'Bring a friend', text: '<p>Both of you eat for less.</p>' })],
  }),
  referral: wrapped({
    id: 7,
    pageTitle: 'You were referred',
    tiles: [tile('Text', { heading: 'A friend sent you', text: '<p>Sit down.</p>' })],
  }),
  'signup-thanks': bare({
    id: 8,
    pageTitle: 'Thank you',
    tiles: [tile('Text', { heading: 'You are on the list', text: '<p>Until soon.</p>' })],
  }),
  contact: wrapped({
    id: 9,
    pageTitle: 'Contact us',
    tiles: [tile('Form', { formType: 'contact', heading: 'Write to us' })],
  }),
  groups: wrapped({
    id: 10,
    pageTitle: 'Groups',
    tiles: [tile('Form', { formType: 'group-booking', heading: 'Come as a crowd' })],
  }),
  'about/our-story': wrapped({
    id: 11,
    pageTitle: 'Our story',
    tiles: [tile('Text', { heading: 'It began with a cart', text: '<p>In 1998.</p>' })],
  }),
};
