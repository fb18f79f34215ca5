import type { PageNames } from '#schemas/content/page/page-names.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';

/** What texts of a page may name of its address. */
export const namesOf = ({ restaurant, cityName, menu, offer, job }: FoundSubject): PageNames => ({
  restaurant: restaurant?.title,
  city: cityName,
  menu: menu?.name,
  offer: offer?.title,
  job: job?.name,
});
