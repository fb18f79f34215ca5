import type { RenderMode } from '#renderer/render/render-page.tsx';
import type { BlockOptions, PageContext } from '#schemas/content/page/page-context.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import type { BookingManager, ManageState } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { WaitingLists, WaitingState } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { NearestOptions } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { WalletState } from '#schemas/domain/wallet/wallet.ts';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';
import type { JobSearchOptions } from '#schemas/sources/ports.ts';
import type { BookingSubmission } from '#site/booking/journey/derive-booking-state.ts';
import type { FindEarlierBooking } from '#site/booking/journey/load-booking-state.ts';
import type { FormSettings } from '#site/forms/settings/form-settings.ts';
import type { WalletClient } from '#site/forms/wallet/wallet-client.ts';
import type { LayoutContext } from '#site/layout/layout-context.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { Route } from '#site/routing/match-route.ts';
import type { ContentSource } from '../source/content-source.ts';

/** A request for a document: an address and time, with the result of anything posted there. */
export interface DocumentRequest {
  readonly route: Route;
  /** The normalized path. */
  readonly path: string;
  readonly query: PageContext['query'];
  readonly now: Date;
  readonly mode: RenderMode;
  /** The result of a booking form that was posted to the address; absent where none was. */
  readonly submission?: BookingSubmission | undefined;
  /** What the visitor’s browser may have booked before; absent where no table is booked. */
  readonly earlierBookings?: BookingPageState['earlierBookings'];
  /** A form that was posted to the address, as it is shown again; absent where none was. */
  readonly form?: FormState | undefined;
  /** A posted answer to an offer of a waiting list that had no effect; absent where there was none. */
  readonly waiting?: WaitingState | undefined;
  /** A change or cancellation of a booking that was not made, or the table whose times are shown; absent where there is none. */
  readonly managed?: ManageState | undefined;
  /** The email address of a visitor who has just joined the mailing list. */
  readonly subscriberEmail?: string | undefined;
  /** The result of adding a card to a wallet; absent where this was not requested. */
  readonly wallet?: WalletState | undefined;
}

/** What documents are planned with. */
export interface PlanDependencies {
  readonly source: ContentSource;
  readonly booking: BookingQueries;
  readonly bookings: BookingManager;
  readonly waitingLists: WaitingLists;
  /** Absent: earlier attempts are not known. */
  readonly findEarlierBooking?: FindEarlierBooking | undefined;
  readonly forms: FormSettings;
  readonly wallets: Pick<WalletClient, 'listWallets'>;
  /** The site’s public address, without a trailing slash. */
  readonly origin: string;
  /** The time limit for loading the data of a page’s tiles, in milliseconds. */
  readonly needsLimitMs: number;
  readonly options: BlockOptions;
  /** Whether a restaurant’s offers are requested from the API instead of selected from all offers. */
  readonly offersPerRestaurant: boolean;
  /** The finder’s maximum distance and number of results. */
  readonly reach: NearestOptions;
  /** The options of job search. */
  readonly jobSearch: JobSearchOptions;
  /** The configuration of the layout around the page. */
  readonly layoutConfiguration: LayoutContext['configuration'];
  /** Whether the server converts SVG images to JPEG for social networks. */
  readonly socialCards: boolean;
  readonly log: SiteLog;
}
