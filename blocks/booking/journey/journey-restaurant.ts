import type { BookingOptions } from '#renderer/block.ts';

/** A restaurant to which a journey can move, and how far it is from the first. */
export interface NearbyRestaurant extends JourneyRestaurant {
  readonly miles: number;
}

/** What the journey knows of the restaurant, and of what is configured. */
export interface JourneyRestaurant {
  readonly storeId: string;
  readonly title: string;
  readonly address: string;
  readonly phone?: string | undefined;
  readonly mapUrl?: string | undefined;
  /** The path of the journey's own page. */
  readonly path: string;
  /** The restaurant's day at the moment the page was drawn. */
  readonly today: string;
  /** The day with which a choice begins: today, or the next day on which somebody may still be seated. */
  readonly firstDay: string;
  /** Days that are closed, and why. */
  readonly closed: Readonly<Record<string, string>>;
  /** The last day that can be asked for. */
  readonly last: string;
  /** Rank of the journey's own heading. */
  readonly headingLevel: 1 | 2 | 3;
  readonly options: BookingOptions;
}
