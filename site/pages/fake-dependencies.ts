import { defaults } from '#adapters/api-client/fake-client.ts';
import { defaultOptions } from '#renderer/default-options.ts';
import { noAnswers } from '../booking/testing/no-answers.ts';
import { restaurantOf, settingsOf } from '../layout/planned-example.ts';
import type { DocumentWorld } from './resolve/document-request.ts';
import { emptySource } from './source/empty-source.ts';
import { jobSearchOptions } from './source/search-jobs.ts';

/** For tests: what the planning of a document needs, with one restaurant and neither forms nor bookings. */
export const fakeDependencies: DocumentWorld = {
  source: { ...emptySource, settings: async () => settingsOf(), restaurants: async () => [restaurantOf()] },
  forms: async () => undefined,
  wallets: { offered: async () => [] },
  booking: noAnswers,
  origin: 'https://site.example',
  needsLimitMs: 50,
  reach: { most: 10, miles: 100, earthRadiusMiles: 3959 },
  jobSearch: jobSearchOptions(defaults),
  options: defaultOptions,
  offersPerRestaurant: false,
  socialCards: false,
  frame: defaults,
  log: () => undefined,
};
