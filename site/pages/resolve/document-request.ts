import type { BlockOptions, PageContext } from '#blocks/_shared/block.ts';
import type { RenderMode } from '#renderer/render/render-page.tsx';
import type { BookingQuestions } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { Reach } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { WalletVisit } from '#schemas/domain/wallet/wallet.ts';
import type { FormVisit } from '#schemas/forms/_shared/form-visit.ts';
import type { SentBooking } from '#site/booking/journey/visit-of.ts';
import type { FormSettings } from '#site/forms/settings/form-settings.ts';
import type { WalletDesk } from '#site/forms/wallet/wallet-desk.ts';
import type { FrameFacts } from '#site/layout/frame-facts.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { Route } from '#site/routing/match-route.ts';
import type { ContentSource } from '../source/content-source.ts';
import type { JobSearchOptions } from '../source/search-jobs.ts';

/** What is asked for: an address at a time, with what came of whatever was sent there. */
export interface DocumentRequest {
  readonly route: Route;
  /** The tidy path, as in the address. */
  readonly path: string;
  readonly query: PageContext['query'];
  readonly now: Date;
  readonly mode: RenderMode;
  /** What came of a form that was sent to the address; absent where none was. */
  readonly sent?: SentBooking | undefined;
  /** A form of the page that was sent, as it is shown again; absent where none was. */
  readonly form?: FormVisit | undefined;
  /** The e-mail address of the visitor, who has just joined the mailing list. */
  readonly joined?: string | undefined;
  /** What became of a card for a wallet that was asked for; absent where none was. */
  readonly wallet?: WalletVisit | undefined;
}

/** What documents are made from. */
export interface DocumentWorld {
  readonly source: ContentSource;
  readonly booking: BookingQuestions;
  readonly forms: FormSettings;
  readonly wallets: Pick<WalletDesk, 'offered'>;
  /** The site's public address, without a slash at the end. */
  readonly origin: string;
  /** How long the data of a page's tiles may take together, in milliseconds. */
  readonly needsLimitMs: number;
  readonly options: BlockOptions;
  /** Whether a restaurant's page asks for its own offers. */
  readonly offersPerRestaurant: boolean;
  /** How far the finder looks, and how much it shows. */
  readonly reach: Reach;
  /** How vacancies are searched for. */
  readonly jobSearch: JobSearchOptions;
  /** What the configuration says of everything around the page. */
  readonly frame: FrameFacts['configuration'];
  /** Whether the server turns drawings into photographs for social networks. */
  readonly socialCards: boolean;
  readonly log: SiteLog;
}
