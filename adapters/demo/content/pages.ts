import type { PageInput } from '#schemas/content/page/page.ts';
import { about } from './pages/about.ts';
import { allergens } from './pages/allergens.ts';
import { colouring } from './pages/at-the-table/colouring.ts';
import { tableForEveryone } from './pages/at-the-table/table-for-everyone.ts';
import { careers } from './pages/careers.ts';
import { contact } from './pages/contact.ts';
import { faqPage } from './pages/faqs.ts';
import { groupBooking } from './pages/group-booking.ts';
import { home, homeSections } from './pages/home.ts';
import { offers } from './pages/offers.ts';
import { templates } from './pages/parts/templates.ts';
import { smallPrint } from './pages/prose/small-print.ts';
import { referralPages } from './pages/referral.ts';
import { restaurantsPage } from './pages/restaurants.ts';
import { signUpPages } from './pages/sign-up.ts';
import { tileGallery } from './pages/tile-gallery.ts';

/** The content pages, and the templates of routes. The ids of templates begin with an underscore. */
export const pages: readonly PageInput[] = [
  home,
  ...homeSections,
  restaurantsPage,
  offers,
  ...signUpPages,
  ...referralPages,
  about,
  careers,
  contact,
  groupBooking,
  faqPage,
  allergens,
  tableForEveryone,
  colouring,
  ...smallPrint,
  ...templates,
  tileGallery,
];
