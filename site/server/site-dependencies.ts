import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BookingActions } from '#adapters/api-client/booking/booking-manager.ts';
import type { WaitingActions } from '#adapters/api-client/booking/waiting-lists.ts';
import type { BookingManager } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { ManagedResults } from '#site/booking/manage/managed-results.ts';
import type { BookingResults } from '../booking/journey/booking-results.ts';
import type { CountBooking, ProcessedBooking } from '../booking/journey/process-booking.ts';
import type { FormReceipts } from '../forms/form-receipts.ts';
import type { FormGate } from '../forms/gate/form-gate.ts';
import type { FormProcessor } from '../forms/process-form.ts';
import type { SignUpCookies } from '../forms/wallet/sign-up-cookies.ts';
import type { WalletClient } from '../forms/wallet/wallet-client.ts';
import type { SiteLog } from '../operations/site-log.ts';
import type { DocumentCache } from '../pages/cache/document-cache.ts';
import type { Documents } from '../pages/create-documents.ts';
import type { KnownFilterValues } from '../routing/known-filter-values.ts';
import type { KnownParameters } from '../routing/known-parameters.ts';
import type { Route } from '../routing/match-route.ts';
import type { RedirectTable } from '../routing/redirects/redirect-table.ts';
import type { VisitorLimits } from './limits/visitor-limits.ts';
import type { StaticAssets } from './send/static-assets.ts';

export interface SiteDependencies {
  readonly documents: Documents;
  readonly cache: DocumentCache;
  /** Values that the site’s filter forms have: only these make cacheable documents. */
  readonly knownValues: KnownFilterValues;
  /** Parameters that a page does not read change nothing on it. */
  readonly knownParameters: Pick<KnownParameters, 'of'>;
  readonly assets: StaticAssets;
  readonly redirects: () => RedirectTable;
  /** Handlers of the server’s own paths: health, sitemap, robots, calls of the browser. */
  readonly pathHandlers: ReadonlyMap<string, PathHandler>;
  /** Calls of the browser with parameters in their path. Each resolves to false for other addresses. */
  readonly calls: readonly ((request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>)[];
  /** Pages for editors. Each resolves to false for other addresses. */
  readonly editorPages: SiteDependencies['calls'];
  /** Processes a booking form posted without script; undefined where no restaurant takes bookings at the address. */
  readonly processBooking: (
    route: Route,
    query: Readonly<Record<string, readonly string[]>>,
    form: URLSearchParams,
    countBooking: CountBooking,
  ) => Promise<ProcessedBooking | undefined>;
  /** The results of posted bookings. */
  readonly bookingResults: BookingResults;
  /** What visitors have just done with their bookings. */
  readonly managedResults: ManagedResults;
  /** Processes any other form posted to its page; undefined for unknown forms. */
  readonly processForm: FormProcessor;
  /** Checks a form before it is sent on. */
  readonly formGate: FormGate;
  /** Tells addresses of accepted forms from those that only claim it. */
  readonly formReceipts: FormReceipts;
  /** Identifies new subscribers of the mailing list. */
  readonly signUpCookies: SignUpCookies;
  /** Reads, changes and cancels guests’ bookings. */
  readonly bookingActions: BookingActions & Pick<BookingManager, 'read'>;
  /** Answers offers of waiting lists. */
  readonly waitingActions: WaitingActions;
  /** Takes a customer off the mailing list; resolves to false if that failed. */
  readonly leaveMailingList: (customerGuid: string) => Promise<boolean>;
  /** Adds their cards to wallets. */
  readonly wallets: WalletClient;
  /** The rate limits of a visitor. */
  readonly limits: VisitorLimits;
  /** Host names that the site answers to; empty for any. */
  readonly hosts: ReadonlySet<string>;
  /** Whether browsers use https only. */
  readonly isSecure: boolean;
  /** Whether cached documents are sent before Node parses the request. */
  readonly hasFastPath: boolean;
  readonly log: SiteLog;
  /** In development: called before anything else; true when it has responded. */
  readonly passThrough?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/** Answers one path with one method. GET includes HEAD. */
export interface PathHandler {
  readonly method: 'GET' | 'POST';
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
}
