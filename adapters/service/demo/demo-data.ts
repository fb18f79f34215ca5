import type { DemoData } from '../demo-data-shape.ts';
import { bookingRules } from './booking/booking-rules.ts';
import { formChoices } from './form-choices.ts';
import { jobs } from './jobs.ts';
import { menus } from './menu/menus.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';
import { restaurants } from './restaurants.ts';
import { settings } from './settings.ts';
import { social } from './social.ts';

/** What an empty service starts with: Pandan Row, a chain that does not exist. */
export const demoData: DemoData = {
  settings,
  restaurants,
  menus,
  offers,
  jobs,
  social,
  bookingRules,
  forms: formChoices,
  pages,
};
