import type { PublishedPage } from '#schemas/api/content/content.ts';
import type { GeoPlace } from '#schemas/api/wire.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import type { Menu, MenuSummary } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { Point } from '#schemas/domain/restaurant/distance.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { SocialPost } from '#schemas/domain/social/social.ts';

/** A page as it was sent, or why there is none. `failed` is trouble on the way, never a statement that it does not exist. */
export type PageAnswer =
  | { readonly kind: 'found'; readonly page: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Where the site gets its content. Single things resolve to `undefined` when they do not exist; every call rejects
 * when the answer cannot be had.
 */
export interface ContentSource {
  page(id: string): Promise<PageAnswer>;
  /** Which pages there are; templates among them. */
  pages(): Promise<readonly PublishedPage[]>;
  settings(): Promise<Settings>;
  restaurants(): Promise<readonly Restaurant[]>;
  menu(id: string): Promise<Menu | undefined>;
  menus(restaurant: string | undefined): Promise<readonly MenuSummary[]>;
  offer(slug: string): Promise<Offer | undefined>;
  offers(storeId: string | undefined): Promise<readonly Offer[]>;
  job(id: string): Promise<Job | undefined>;
  jobs(): Promise<readonly Job[]>;
  /** Where a place or postcode is, for a search of vacancies; `undefined` for one that nobody knows. */
  jobPlace(words: string): Promise<Point | undefined>;
  /** Places that fit the words, the best first. */
  places(words: string): Promise<readonly GeoPlace[]>;
  /** Known places round a point, the nearest first. */
  placesAt(point: Point): Promise<readonly GeoPlace[]>;
  social(): Promise<readonly SocialPost[]>;
}
