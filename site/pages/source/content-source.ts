import type { PublishedPage } from '#schemas/api/content/content.ts';
import type { GeoPlace } from '#schemas/api/wire.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import type { Menu, MenuSummary } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { Point } from '#schemas/domain/restaurant/distance.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { SocialPost } from '#schemas/domain/social/social.ts';

/** The result of loading a page. `failed` is a technical error and does not mean that the page does not exist. */
export type PageAnswer =
  | { readonly kind: 'found'; readonly page: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Where the site gets its content. Single items resolve to `undefined` when they do not exist; every call rejects when
 * it fails.
 */
export interface ContentSource {
  page(id: string): Promise<PageAnswer>;
  /** All published pages, templates included. */
  pages(): Promise<readonly PublishedPage[]>;
  settings(): Promise<Settings>;
  restaurants(): Promise<readonly Restaurant[]>;
  menu(id: string): Promise<Menu | undefined>;
  menus(restaurant: string | undefined): Promise<readonly MenuSummary[]>;
  offer(slug: string): Promise<Offer | undefined>;
  offers(storeId: string | undefined): Promise<readonly Offer[]>;
  job(id: string): Promise<Job | undefined>;
  jobs(): Promise<readonly Job[]>;
  /** The position of a place or postcode, for job search; `undefined` where it is unknown. */
  jobPlace(text: string): Promise<Point | undefined>;
  /** Places that match a search text, best first. */
  places(text: string): Promise<readonly GeoPlace[]>;
  /** Known places around a point, nearest first. */
  placesAt(point: Point): Promise<readonly GeoPlace[]>;
  social(): Promise<readonly SocialPost[]>;
}
