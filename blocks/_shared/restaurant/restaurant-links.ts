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

/** Source: what3words.com; an address is the domain followed by the three words. */
export const what3wordsHref = (words: string): string => `https://what3words.com/${encodeURIComponent(words)}`;
