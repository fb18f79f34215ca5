import type { GeoPlace } from '#schemas/api/wire.ts';
import type { JobTitleGroup } from '#schemas/configuration/jobs.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingManager } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { WaitingLists } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { ThirdPartyFacts } from '#schemas/domain/consent/third-party-facts.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import type { JobDistanceOptions, WorkTime } from '#schemas/domain/job/job-search.ts';
import type { Menu, MenuSummary } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { Point } from '#schemas/domain/restaurant/distance.ts';
import type { NearestOptions } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { SocialPost } from '#schemas/domain/social/social.ts';
import type { Wallet } from '#schemas/domain/wallet/wallet.ts';
import type { FormName, FormSetting } from '#schemas/forms/_shared/form-state.ts';

/**
 * The content that data sources load. Single items resolve to `undefined` when they do not exist; every call rejects
 * when it fails.
 */
export interface ContentQueries {
  /** All restaurants. An entry may be a summary. */
  restaurants(): Promise<readonly Restaurant[]>;
  /** A restaurant of the list with all its fields. */
  completeRestaurant(entry: Restaurant): Promise<Restaurant>;
  menu(id: string): Promise<Menu | undefined>;
  menus(restaurant: string | undefined): Promise<readonly MenuSummary[]>;
  offer(slug: string): Promise<Offer | undefined>;
  offers(storeId: string | undefined): Promise<readonly Offer[]>;
  /**
   * The offers that are valid at a restaurant, where only the API’s call for one restaurant says which are. Undefined
   * where a list of all offers exists.
   */
  statedOffers(storeId: string): Promise<readonly Offer[] | undefined>;
  job(id: string): Promise<Job | undefined>;
  jobs(): Promise<readonly Job[]>;
  /** The position of a place or postcode, for job search; `undefined` where it is unknown. */
  jobPlace(text: string): Promise<Point | undefined>;
  /** Places that match a search text, best first. */
  places(text: string): Promise<readonly GeoPlace[]>;
  /** Known places around a point, nearest first. */
  placesAt(point: Point): Promise<readonly { readonly label?: string | undefined }[]>;
  social(): Promise<readonly SocialPost[]>;
}

/** Which form is requested. `customer` is a guid: the data is private to one visitor. */
export interface FormRequest {
  readonly name: FormName;
  readonly offerSlug?: string | undefined;
  readonly jobId?: string | undefined;
  readonly customer?: string | undefined;
  /** The full day of a waiting list, as in the address. */
  readonly waitingTable?: string | undefined;
}

/** The configured options of job search. */
export interface JobSearchOptions {
  readonly reach: JobDistanceOptions;
  readonly groups: readonly JobTitleGroup[];
  /** The working times that are selected by default. */
  readonly times: readonly WorkTime[];
}

/** What data sources load from and with. The site provides it. */
export interface SourcePorts {
  readonly source: ContentQueries;
  readonly booking: BookingQueries;
  /** Reads guests’ bookings. */
  readonly bookings: BookingManager;
  /** Reads waiting lists. */
  readonly waitingLists: WaitingLists;
  /** Loads the options and values of a form; `undefined` if its subject does not exist. */
  readonly forms: (request: FormRequest) => Promise<FormSetting | undefined>;
  readonly wallets: { listWallets(emailAddress: string): Promise<readonly Wallet[]> };
  readonly thirdParties: ThirdPartyFacts;
  /** The finder's maximum distance and number of results. */
  readonly reach: NearestOptions;
  readonly jobSearch: JobSearchOptions;
  /** Whether a restaurant's offers are requested from the API instead of selected from all offers. */
  readonly offersPerRestaurant: boolean;
}
