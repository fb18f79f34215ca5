import { createBookingManager } from '#adapters/api-client/booking/booking-manager.ts';
import { createBookingQueries } from '#adapters/api-client/booking/booking-queries.ts';
import { createWaitingLists } from '#adapters/api-client/booking/waiting-lists.ts';
import type { ApiClient } from '#adapters/api-client/client.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { jobSearchOptions } from '#schemas/sources/load/search-jobs.ts';
import { cacheFormSettings } from '#site/forms/settings/cache-form-settings.ts';
import { createFormSettings } from '#site/forms/settings/form-settings.ts';
import { createWalletClient } from '#site/forms/wallet/wallet-client.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { PlanDependencies } from '../resolve/document-request.ts';
import type { ContentSource } from '../source/content-source.ts';
import { asUnfollowed } from '../source/record-sources.ts';
import { blockOptionsOf } from './block-options-of.ts';

interface CallsInput {
  readonly client: ApiClient;
  readonly source: ContentSource;
  readonly configuration: Configuration;
  readonly clock: () => Date;
  readonly log: SiteLog;
}

/** What calls the API about bookings, forms and wallets, for documents and for what visitors send. */
export function createVisitorCalls({ client, source, configuration, clock, log }: CallsInput) {
  const call = asUnfollowed(client.call);
  const forms = createFormSettings({ source, call, configuration, clock, log });
  return {
    booking: createBookingQueries(call),
    bookings: createBookingManager(call),
    waitingLists: createWaitingLists(call),
    forms: cacheFormSettings(forms, { maxEntries: 500, clock }),
    wallets: createWalletClient(call, log),
  };
}

interface PlanInput extends CallsInput {
  /** Returns the site’s public address, without a trailing slash. */
  readonly origin: () => string;
  readonly socialCards: boolean;
  readonly findEarlierBooking?: PlanDependencies['findEarlierBooking'];
}

/** Milliseconds for a call that got no reply to end with its own message. */
const afterTimeoutMs = 1000;

/** What the documents of a configured site are planned with. */
export function createPlanDependencies(input: PlanInput): PlanDependencies {
  const { source, configuration, socialCards, log } = input;
  const { maxLocations: most, maxDistance: miles, earthRadiusMiles, offersPerRestaurant } = configuration;
  return {
    ...createVisitorCalls(input),
    source,
    findEarlierBooking: input.findEarlierBooking,
    get origin() {
      return input.origin();
    },
    needsLimitMs: configuration.poolTimeoutMs + afterTimeoutMs,
    options: blockOptionsOf(configuration),
    offersPerRestaurant,
    reach: { most, miles, earthRadiusMiles },
    jobSearch: jobSearchOptions(configuration),
    layoutConfiguration: configuration,
    socialCards,
    log,
  };
}
