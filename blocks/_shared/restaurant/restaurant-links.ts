import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** The path of a restaurant's page. */
export const restaurantPath = ({ city, slug }: Pick<Restaurant, 'city' | 'slug'>): string =>
  `/restaurants/${city}/${slug}`;

/** Returns a `tel:` link without separators. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

type Located = Pick<Restaurant, 'mapUrl' | 'lat' | 'lng' | 'title' | 'address' | 'postcode'>;

/** Returns a link to directions: the restaurant's own map link, or Google Maps with its position, else its address. */
export function directionsHref({ mapUrl, lat, lng, title, address, postcode }: Located): string {
  const place = lat === undefined || lng === undefined ? [title, ...address, postcode].join(' ') : `${lat},${lng}`;
  return mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.trim())}`;
}

/** Source: what3words.com; an address is the domain followed by the three words. */
export const what3wordsHref = (words: string): string => `https://what3words.com/${encodeURIComponent(words)}`;
