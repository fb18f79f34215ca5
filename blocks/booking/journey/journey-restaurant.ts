import type { RestaurantClosure } from '#blocks/_shared/restaurant/restaurant-closure.ts';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';

/** A restaurant that a booking can switch to, and its distance from the first one. */
export interface NearbyRestaurant extends JourneyRestaurant {
  readonly miles: number;
}

/** The facts about a restaurant, and the configuration, that a booking journey needs. */
export interface JourneyRestaurant {
  readonly storeId: string;
  readonly title: string;
  readonly address: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** The path of the restaurant's own page. */
  readonly pagePath?: string | undefined;
  readonly mapUrl?: string | undefined;
  /** The path of the restaurant's booking page. */
  readonly path: string;
  readonly timeZone?: string | undefined;
  /** Today at the restaurant when the page was rendered. */
  readonly today: string;
  /** The time there, as `19:30`. Absent on a page that is cached for all visitors. */
  readonly timeOfDay?: string | undefined;
  /** The day that is chosen initially: today, or the next day with seating times left. */
  readonly firstDay: string;
  /** Closed days, with the reason. */
  readonly closed: Readonly<Record<string, string>>;
  /** Why it is closed for a time, if it is. */
  readonly closure?: RestaurantClosure | undefined;
  /** The last day that can be booked. */
  readonly last: string;
  /** The level of the journey's heading. */
  readonly headingLevel: 1 | 2 | 3;
  readonly options: BookingOptions;
  /** Whether a card can only be entered on the booking page, because the security policy of this page allows no card fields. */
  readonly cardsOnPage?: boolean | undefined;
}
