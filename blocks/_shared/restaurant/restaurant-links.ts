import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** The addresses that belong to one restaurant. */
export const restaurantPath = ({ city, slug }: Pick<Restaurant, 'city' | 'slug'>): string =>
  `/restaurants/${city}/${slug}`;

/** For a telephone: signs that only help the eye are left out. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Where a map shows the way: the restaurant’s own link, else the map service that every phone knows. */
export const directionsHref = ({ mapUrl, lat, lng }: Pick<Restaurant, 'mapUrl' | 'lat' | 'lng'>): string =>
  mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** Source: what3words.com, addresses are its own domain and the three words. */
export const what3wordsHref = (words: string): string => `https://what3words.com/${encodeURIComponent(words)}`;
