import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { positionOf } from '#schemas/domain/restaurant/distance.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** A restaurant that is on the map, but not in the shown part of the list. */
export interface UnlistedPin {
  /** The restaurant's slug. */
  readonly place: string;
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

/** Decimals of a degree: 11 m in Britain, less than the size of a pin. */
const decimals = 4;

/** Writes restaurants for the map, one a line: there may be thousands. Those without a position are left out. */
export const writeUnlistedPins = (restaurants: readonly Restaurant[]): string =>
  restaurants
    .flatMap((restaurant) => {
      const position = positionOf(restaurant);
      const { slug, city, title } = restaurant;
      const numbers = position && [position.lat, position.lng].map((degrees) => Number(degrees.toFixed(decimals)));
      return numbers ? [[slug, city ?? '', ...numbers, title.replace(/\s+/g, ' ')].join('\t')] : [];
    })
    .join('\n');

export const readUnlistedPins = (text: string): readonly UnlistedPin[] =>
  text.split('\n').flatMap((line) => {
    const [slug, city, lat, lng, title] = line.split('\t');
    return slug && lat && lng && title
      ? [{ place: slug, title, path: restaurantPath({ city, slug }), lat: Number(lat), lng: Number(lng) }]
      : [];
  });
