import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** The path of a restaurant's page. One that is in no city has a page of its own name. */
export const restaurantPath = ({ city, slug }: Partial<Pick<Restaurant, 'city'>> & Pick<Restaurant, 'slug'>): string =>
  (city ? `/restaurants/${city}/${slug}` : `/restaurants/${slug}`).toLowerCase();

interface LargeParty {
  readonly guests: number;
  /** The id of the restaurant; absent if none is chosen. */
  readonly restaurant?: string | undefined;
  /** The day, such as `2027-03-01`. */
  readonly date?: string | undefined;
}

/** The form in which a party that is too large to be booked online asks for a table, with what is known filled in. */
export const groupBookingPath = ({ guests, restaurant, date }: LargeParty): string =>
  `/group-booking?${new URLSearchParams({ ...(restaurant && { restaurant }), guests: String(guests), ...(date && { date }) })}`;

/** Returns a `tel:` link without separators. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

type Located = Pick<Restaurant, 'mapUrl' | 'lat' | 'lng' | 'title' | 'address' | 'postcode'>;

/** Returns a link to directions: the restaurant's own map link, or Google Maps with its position, else its address. */
export function directionsHref({ mapUrl, lat, lng, title, address, postcode }: Located): string {
  const place = encodeURIComponent([title, ...address, postcode].filter(Boolean).join(', '));
  const destination = lat === undefined || lng === undefined ? place : `${lat},${lng}`;
  return mapUrl ?? `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

/** Source: what3words.com; an address is the domain followed by the three words. */
export const what3wordsHref = (words: string): string => `https://what3words.com/${encodeURIComponent(words)}`;
