import type { Restaurant } from './restaurant.ts';

/** Returns a `tel:` link without separators. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

type Located = Pick<Restaurant, 'mapUrl' | 'lat' | 'lng' | 'title' | 'address' | 'postcode'>;

/** Returns a link to directions: the restaurant's own map link, or Google Maps with its position, else its address. */
export function directionsHref({ mapUrl, lat, lng, title, address, postcode }: Located): string {
  const place = encodeURIComponent([title, ...address, postcode].filter(Boolean).join(', '));
  const destination = lat === undefined || lng === undefined ? place : `${lat},${lng}`;
  return mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
