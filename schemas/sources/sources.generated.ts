// Made by `npm run gen` from the folders. Do not edit.
import type { Loaders, NeedValues } from '#schemas/content/tile/need.ts';
import type { SourcePorts } from './ports.ts';
import { bookingFactsSource } from './booking-facts.source.ts';
import { formSource } from './form.source.ts';
import { jobSearchSource } from './job-search.source.ts';
import { jobSource } from './job.source.ts';
import { jobsSource } from './jobs.source.ts';
import { manageBookingSource } from './manage-booking.source.ts';
import { menuSource } from './menu.source.ts';
import { menusSource } from './menus.source.ts';
import { nearbySource } from './nearby.source.ts';
import { offerSource } from './offer.source.ts';
import { offersSource } from './offers.source.ts';
import { restaurantSource } from './restaurant.source.ts';
import { restaurantsSource } from './restaurants.source.ts';
import { socialSource } from './social.source.ts';
import { tablePlacesSource } from './table-places.source.ts';
import { thirdPartiesSource } from './third-parties.source.ts';
import { waitingListSource } from './waiting-list.source.ts';
import { walletSource } from './wallet.source.ts';

export const sources = {
  bookingFacts: bookingFactsSource,
  form: formSource,
  jobSearch: jobSearchSource,
  job: jobSource,
  jobs: jobsSource,
  manageBooking: manageBookingSource,
  menu: menuSource,
  menus: menusSource,
  nearby: nearbySource,
  offer: offerSource,
  offers: offersSource,
  restaurant: restaurantSource,
  restaurants: restaurantsSource,
  social: socialSource,
  tablePlaces: tablePlacesSource,
  thirdParties: thirdPartiesSource,
  waitingList: waitingListSource,
  wallet: walletSource,
} as const;

/** The loader of each source. */
export const createLoaders = (ports: SourcePorts): Loaders => ({
  bookingFacts: (need, signal) => bookingFactsSource.load(need, ports, signal),
  form: (need, signal) => formSource.load(need, ports, signal),
  jobSearch: (need, signal) => jobSearchSource.load(need, ports, signal),
  job: (need, signal) => jobSource.load(need, ports, signal),
  jobs: (need, signal) => jobsSource.load(need, ports, signal),
  manageBooking: (need, signal) => manageBookingSource.load(need, ports, signal),
  menu: (need, signal) => menuSource.load(need, ports, signal),
  menus: (need, signal) => menusSource.load(need, ports, signal),
  nearby: (need, signal) => nearbySource.load(need, ports, signal),
  offer: (need, signal) => offerSource.load(need, ports, signal),
  offers: (need, signal) => offersSource.load(need, ports, signal),
  restaurant: (need, signal) => restaurantSource.load(need, ports, signal),
  restaurants: (need, signal) => restaurantsSource.load(need, ports, signal),
  social: (need, signal) => socialSource.load(need, ports, signal),
  tablePlaces: (need, signal) => tablePlacesSource.load(need, ports, signal),
  thirdParties: (need, signal) => thirdPartiesSource.load(need, ports, signal),
  waitingList: (need, signal) => waitingListSource.load(need, ports, signal),
  wallet: (need, signal) => walletSource.load(need, ports, signal),
});

/** Sample data of each source, for stories and tests. */
export const exampleData: NeedValues = {
  bookingFacts: bookingFactsSource.example,
  form: formSource.example,
  jobSearch: jobSearchSource.example,
  job: jobSource.example,
  jobs: jobsSource.example,
  manageBooking: manageBookingSource.example,
  menu: menuSource.example,
  menus: menusSource.example,
  nearby: nearbySource.example,
  offer: offerSource.example,
  offers: offersSource.example,
  restaurant: restaurantSource.example,
  restaurants: restaurantsSource.example,
  social: socialSource.example,
  tablePlaces: tablePlacesSource.example,
  thirdParties: thirdPartiesSource.example,
  waitingList: waitingListSource.example,
  wallet: walletSource.example,
};
