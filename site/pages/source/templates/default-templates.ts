import type { PublishedPage } from '#schemas/api/content/content.ts';
import type { PageInput } from '#schemas/content/page/page.ts';

const link = (linkText: string, linkUrl: string, style: 'primary' | 'secondary' = 'primary') => ({
  linkText,
  linkUrl,
  style,
});

const allMenus = link('See all menus', '/menu', 'secondary');
const allRestaurants = link('See all restaurants', '/find-us', 'secondary');
const allJobs = link('See all jobs', '/careers/job-search', 'secondary');
const bookTable = link('Book a table', '/booking');

/**
 * The pages of routes that show a restaurant, a menu, an offer or a vacancy, of the forms that belong to a route, and
 * those that the site itself links to. They are used where the content service has no page with their id; a page there replaces them. Their texts say nothing
 * about the restaurants that the data does not say.
 */
const templates: readonly PageInput[] = [
  {
    id: '_home-find-us',
    title: 'Find us',
    tiles: [{ type: 'location-finder', key: 'find-us', heading: 'Find a restaurant' }],
  },
  {
    id: '_home-our-menu',
    title: '{menu}',
    tiles: [
      { type: 'menu-section', key: 'our-menu' },
      { type: 'call-to-action', key: 'more', heading: 'More menus', links: [allMenus] },
    ],
  },
  { id: '_menus', title: 'Menus', tiles: [{ type: 'menu-list', key: 'menus', heading: 'Menus' }] },
  {
    id: '_menu',
    title: '{menu}',
    tiles: [
      { type: 'menu-section', key: 'menu', allergenUrl: '#allergens' },
      { type: 'allergen-guide', key: 'allergens', heading: 'Allergens' },
      { type: 'call-to-action', key: 'more', heading: 'More menus', links: [allMenus, bookTable] },
    ],
  },
  {
    id: 'restaurants',
    title: 'Restaurants',
    tiles: [{ type: 'location-list', key: 'restaurants', heading: 'Restaurants' }],
  },
  {
    id: '_restaurant',
    title: '{restaurant}',
    tiles: [
      { type: 'restaurant-details', key: 'details' },
      { type: 'booking', key: 'booking', heading: 'Book a table' },
      { type: 'promotions', key: 'offers', source: 'offers', heading: 'Offers' },
    ],
  },
  {
    id: '_restaurant-menus',
    title: 'Menus in {restaurant}',
    tiles: [{ type: 'menu-list', key: 'menus', heading: 'Menus in {restaurant}' }],
  },
  {
    id: '_restaurant-menu',
    title: '{menu} in {restaurant}',
    tiles: [
      { type: 'menu-section', key: 'menu', allergenUrl: '#allergens' },
      { type: 'allergen-guide', key: 'allergens', heading: 'Allergens' },
      { type: 'booking', key: 'booking', heading: 'Book a table' },
    ],
  },
  {
    id: '_city',
    title: 'Restaurants in {city}',
    tiles: [
      { type: 'location-list', key: 'restaurants', near: false, heading: 'Restaurants in {city}' },
      { type: 'call-to-action', key: 'elsewhere', heading: 'Elsewhere', links: [allRestaurants] },
    ],
  },
  { id: '_booking', title: 'Book a table', tiles: [{ type: 'booking', key: 'booking', heading: 'Book a table' }] },
  {
    id: '_offer',
    title: '{offer}',
    tiles: [
      {
        type: 'offer',
        key: 'offer',
        shows: 'ticket',
        codeLink: { linkText: 'Get your code', linkUrl: '#voucher' },
      },
      { type: 'voucher-form', key: 'voucher', heading: 'Get your code' },
      { type: 'offer', key: 'terms', shows: 'terms' },
    ],
  },
  {
    id: '_preferences',
    title: 'Your preferences',
    indexed: false,
    tiles: [{ type: 'preferences-form', key: 'preferences', heading: 'Your preferences' }],
  },
  {
    id: '_manage-booking',
    title: 'Your booking',
    tiles: [{ type: 'manage-booking', key: 'booking', heading: 'Your booking' }],
  },
  {
    id: '_waiting-list',
    title: 'Waiting list',
    tiles: [{ type: 'waiting-list', key: 'waiting', heading: 'The waiting list' }],
  },
  { id: '_job-search', title: 'Jobs', tiles: [{ type: 'job-search', key: 'jobs', heading: 'Jobs' }] },
  {
    id: '_job',
    title: '{job}',
    tiles: [
      { type: 'job-detail', key: 'job', applies: true },
      { type: 'call-to-action', key: 'more', heading: 'More jobs', links: [allJobs] },
    ],
  },
  {
    id: 'careers',
    title: 'Careers',
    tiles: [
      { type: 'job-list', key: 'jobs', heading: 'Jobs' },
      {
        type: 'call-to-action',
        key: 'search',
        heading: 'Find your job',
        links: [link('Search jobs', '/careers/job-search')],
      },
    ],
  },
  {
    id: 'signup-thanks',
    title: 'Mailing list',
    indexed: false,
    tiles: [
      {
        type: 'call-to-action',
        key: 'thanks',
        heading: 'Thank you for signing up',
        headingForOthers: 'Mailing list',
        textForOthers: 'If you have just signed up, look in your inbox.',
        links: [bookTable],
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    tiles: [{ type: 'contact-form', key: 'form', heading: 'Contact us' }],
  },
  {
    id: 'group-booking',
    title: 'Group bookings',
    tiles: [{ type: 'group-booking-form', key: 'form', heading: 'Ask for a table for a group' }],
  },
  {
    id: 'allergens',
    title: 'Allergens',
    tiles: [
      {
        type: 'menu-list',
        key: 'menus',
        heading: 'Allergens',
        text: 'Choose a menu. What is known about the allergens of its dishes is below it.',
      },
    ],
  },
  { id: 'cookies', title: 'Cookies', tiles: [{ type: 'cookie-list', key: 'cookies', heading: 'Cookies' }] },
];

/** The default templates by the id of the page that replaces them. */
export const defaultTemplates: ReadonlyMap<string, PageInput> = new Map(templates.map((page) => [page.id, page]));

/** The default templates that are pages with an address of their own and are listed for search engines. */
export const defaultPages: readonly PublishedPage[] = templates
  .filter(({ id, indexed }) => !id.startsWith('_') && indexed !== false)
  .map(({ id }) => ({ id, indexed: true }));
