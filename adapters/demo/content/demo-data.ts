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
 * The initial content of an empty service on a day (`2026-11-21`): Pandan Row, a fictional chain. Offers, vacancies and
 * alternative hours are relative to that day's week.
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
