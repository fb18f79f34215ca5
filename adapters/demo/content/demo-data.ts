import type { DemoData } from '#adapters/service/content/seed/demo-data.ts';
import { bookingRules } from './booking/booking-rules.ts';
import { createDemoCalendar } from './demo-calendar.ts';
import { formChoices } from './form-choices.ts';
import { createJobs } from './jobs.ts';
import { createMenus } from './menu/menus.ts';
import { createOffers } from './offers.ts';
import { pages } from './pages.ts';
import { createRestaurants } from './restaurants.ts';
import { createSettings } from './settings.ts';
import { social } from './social.ts';

/**
 * What an empty service starts with on a day (`2026-11-21`): Pandan Row, a chain that does not exist. Offers, vacancies
 * and alternative hours are of that day's week.
 */
export function createDemoData(today: string): DemoData {
  const calendar = createDemoCalendar(today);
  return {
    settings: createSettings(calendar),
    restaurants: createRestaurants(calendar),
    menus: createMenus(calendar),
    offers: createOffers(calendar),
    jobs: createJobs(calendar),
    social,
    bookingRules,
    forms: formChoices,
    pages,
  };
}
