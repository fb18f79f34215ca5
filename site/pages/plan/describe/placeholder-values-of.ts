import type { PlaceholderValues } from '#schemas/content/page/placeholders.ts';
import type { FoundSubject } from '../../resolve/resolve-route.ts';

/** The placeholder values of a page’s texts. */
export const placeholderValuesOf = ({ restaurant, cityName, menu, offer, job }: FoundSubject): PlaceholderValues => ({
  restaurant: restaurant?.title,
  city: cityName,
  menu: menu?.name,
  offer: offer?.title,
  job: job?.name,
});
