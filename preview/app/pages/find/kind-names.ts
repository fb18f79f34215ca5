import type { ChangeKind } from '#schemas/api/content/changes.ts';

/** The names of one item of each kind. */
export const kindNames: Readonly<Record<ChangeKind, string>> = {
  page: 'Page',
  settings: 'Settings',
  restaurants: 'Restaurant',
  menu: 'Menu',
  offer: 'Offer',
  job: 'Vacancy',
  social: 'Social post',
  'booking-rules': 'Booking rules',
};
