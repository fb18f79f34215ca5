import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { jobSearchOptions } from '#schemas/sources/load/search-jobs.ts';
import {
  unavailableBookingManager,
  unavailableBookingSystem,
  unavailableWaitingLists,
} from '../../booking/testing/unavailable-booking-system.ts';
import { restaurantOf, settingsOf } from '../../layout/planned-example.ts';
import type { PlanDependencies } from '../resolve/document-request.ts';
import { emptySource } from '../source/empty-source.ts';

const settings = settingsOf();

/** For tests: dependencies for planning a document, with one restaurant and neither forms nor bookings. */
export const fakeDependencies: PlanDependencies = {
  source: { ...emptySource, settings: async () => settings, restaurants: async () => [restaurantOf()] },
  forms: async () => undefined,
  wallets: { listWallets: async () => [] },
  booking: unavailableBookingSystem,
  bookings: unavailableBookingManager,
  waitingLists: unavailableWaitingLists,
  origin: 'https://site.example',
  needsLimitMs: 50,
  reach: { most: 10, miles: 100, earthRadiusMiles: 3959 },
  jobSearch: jobSearchOptions(defaultConfiguration),
  options: defaultOptions,
  offersPerRestaurant: false,
  socialCards: false,
  layoutConfiguration: defaultConfiguration,
  log: () => undefined,
};
