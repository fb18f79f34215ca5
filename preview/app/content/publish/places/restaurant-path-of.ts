import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';

/** The path of a restaurant’s page from content that may be incomplete; undefined while it has no slug. */
export const restaurantPathOf = ({ city, slug }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof slug === 'string' && slug !== ''
    ? restaurantPath({ city: typeof city === 'string' ? city : undefined, slug })
    : undefined;

/** The path of a restaurant’s booking journey. */
export const bookingPathOf = ({ slug }: Readonly<Record<string, unknown>>): string =>
  `/booking/${String(slug).toLowerCase()}`;
