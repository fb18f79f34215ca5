import type { Service } from '#adapters/service/service.ts';
import type { WaitingContext } from './suitable-tables.ts';

/** What the steps of a waiting list need of the service. */
export type WaitingDependencies = Pick<
  Service,
  'database' | 'bookableRestaurants' | 'siteOrigin' | 'theme' | 'bookingKey' | 'maxCovers' | 'grid' | 'waitingOfferMs'
>;

/** `now` in milliseconds. */
export const createWaitingContext = (
  { maxCovers, grid, waitingOfferMs }: WaitingDependencies,
  now: number,
): WaitingContext => ({ now, maxCovers, grid, waitingOfferMs });
