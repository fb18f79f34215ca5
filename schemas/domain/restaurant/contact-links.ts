import type { Restaurant } from './restaurant.ts';

/** Returns a `tel:` link without separators. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

type Addressed = Pick<Restaurant, 'address' | 'postcode'>;

/** The postal address in one line, without the city: “1 Milsom Street, BA1 1AA”. */
export const formatAddress = ({ address, postcode }: Addressed): string =>
  [...address, postcode].filter(Boolean).join(', ');

/** The restaurant’s own name and its address in one line. */
export const formatPlace = ({ title, ...place }: Addressed & Pick<Restaurant, 'title'>): string =>
  [title, formatAddress(place)].filter(Boolean).join(', ');

type Located = Pick<Restaurant, 'mapUrl' | 'lat' | 'lng' | 'title' | 'address' | 'postcode'>;

/** Returns a link to directions: the restaurant's own map link, or Google Maps with its position, else its address. */
export function directionsHref(restaurant: Located): string {
  const { mapUrl, lat, lng } = restaurant;
  const place = encodeURIComponent(formatPlace(restaurant));
  const destination = lat === undefined || lng === undefined ? place : `${lat},${lng}`;
  return mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
