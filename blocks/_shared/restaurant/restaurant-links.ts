import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** The path of a restaurant's page. */
export const restaurantPath = ({ city, slug }: Pick<Restaurant, 'city' | 'slug'>): string =>
  `/restaurants/${city}/${slug}`;

/** Returns a `tel:` link without separators. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Returns a link to directions: the restaurant's own map link, or Google Maps. */
export const directionsHref = ({ mapUrl, lat, lng }: Pick<Restaurant, 'mapUrl' | 'lat' | 'lng'>): string =>
  mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** Source: what3words.com; an address is the domain followed by the three words. */
export const what3wordsHref = (words: string): string => `https://what3words.com/${encodeURIComponent(words)}`;
