/** An address of the demo chain that shows a page. */
export interface DemoAddress {
  readonly path: string;
  /** The title of its document. */
  readonly title: string;
  /** The main tile type of the page. */
  readonly tile: string;
  /** Ids of requirements, for the titles of tests. */
  readonly ids: string;
  /** The path of the canonical address. */
  readonly canonical: string;
}

const rows: readonly (readonly [path: string, title: string, tile: string, ids: string, canonical?: string])[] = [
  ['/', 'Pandan Row: Indonesian, Vietnamese, Malaysian and Thai cooking', 'hero', '[route.home]'],
  ['/find-us', 'Find us', 'location-finder', '[route.home]'],
  ['/our-menu', 'Our menu: Main menu', 'menu-section', '[route.home]'],
  ['/our-menu/drinks', 'Our menu: Drinks', 'menu-section', '[route.home]', '/menu/drinks'],
  ['/menu', 'Menus', 'menu-list', '[route.menu]'],
  ['/menu/main', 'Main menu', 'menu-section', '[route.menu]'],
  ['/restaurants/london/soho', 'Soho', 'restaurant-details', '[route.restaurant]'],
  ['/restaurants/london/soho/menu', 'Menus in Soho', 'menu-list', '[route.restaurant]'],
  ['/restaurants/london/soho/menu/main', 'Main menu in Soho', 'menu-section', '[route.restaurant]'],
  ['/restaurants/london', 'Restaurants in London', 'location-list', '[route.city]'],
  ['/restaurants/soho', 'Soho', 'restaurant-details', '[route.city]', '/restaurants/london/soho'],
  ['/restaurants/london/menu', 'Menus', 'menu-list', '[route.city]', '/menu'],
  ['/restaurants/london/menu/main', 'Main menu', 'menu-section', '[route.city]', '/menu/main'],
  ['/restaurants/london/soho/book-now', 'Soho', 'booking', '[route.restaurant-book]', '/restaurants/london/soho'],
  ['/booking/soho', 'Book a table · Soho', 'booking', '[route.booking]'],
  ['/booking/1018', 'Book a table · Soho', 'booking', '[route.booking]', '/booking/soho'],
  ['/offer/birthday-pudding', 'A pudding on your birthday', 'offer', '[route.offer]'],
  ['/preferences', 'Your preferences', 'preferences-form', '[route.preferences]'],
  [
    '/preferences/5f0c3c1e-0000-4000-8000-000000000000',
    'Your preferences',
    'preferences-form',
    '[route.preferences]',
    '/preferences',
  ],
  ['/manage-booking', 'Find my booking', 'manage-booking', '[diner.manage]'],
  ['/careers/job-search', 'Open jobs', 'job-search', '[route.jobs]'],
  ['/careers/job-search/management', 'Open jobs', 'job-search', '[route.jobs]'],
  ['/offers', 'Offers', 'promotions', '[page.routes-by-tiles]'],
  ['/sign-up', 'Sign up', 'sign-up', '[page.routes-by-tiles]'],
  ['/terms-and-conditions', 'Terms and conditions', 'text', '[page.routes-by-tiles]'],
  ['/privacy-policy', 'Privacy policy', 'text', '[page.routes-by-tiles]'],
  ['/refer-a-friend', 'Refer a friend', 'hero', '[page.routes-by-tiles]'],
  ['/referral', 'A friend sent you', 'carousel', '[page.routes-by-tiles]'],
  ['/signup-thanks', 'Our mailing list', 'wallet-links', '[page.routes-by-tiles]'],
];

/** For tests: addresses of the demo chain with their expected content. */
export const demoAddresses: readonly DemoAddress[] = rows.map(([path, title, tile, ids, canonical = path]) => ({
  path,
  title: title.includes('Pandan Row') ? title : `${title} · Pandan Row`,
  tile,
  ids,
  canonical,
}));
