// Made by `npm run gen` from the folders. Do not edit.
import { hostIsland } from './_shared/islands/host-island.client.tsx';

export const islands = {
  booking: hostIsland('booking', () => import('./booking/booking.client.tsx').then((island) => island.BookingIsland)),
  carousel: hostIsland('carousel', () => import('./carousel/carousel.client.tsx').then((island) => island.CarouselIsland)),
  'location-finder': hostIsland('location-finder', () => import('./location-finder/location-finder.client.tsx').then((island) => island.LocationFinderIsland)),
  'table-for-everyone': hostIsland('table-for-everyone', () => import('./table-for-everyone/table-for-everyone.client.tsx').then((island) => island.TableForEveryoneIsland)),
  'form-booking-links': hostIsland('form-booking-links', () => import('./_shared/forms/compiled/booking-links.generated.client.tsx').then(({ island }) => island)),
  'form-contact': hostIsland('form-contact', () => import('./_shared/forms/compiled/contact.generated.client.tsx').then(({ island }) => island)),
  'form-find-booking': hostIsland('form-find-booking', () => import('./_shared/forms/compiled/find-booking.generated.client.tsx').then(({ island }) => island)),
  'form-group-booking': hostIsland('form-group-booking', () => import('./_shared/forms/compiled/group-booking.generated.client.tsx').then(({ island }) => island)),
  'form-job-apply': hostIsland('form-job-apply', () => import('./_shared/forms/compiled/job-apply.generated.client.tsx').then(({ island }) => island)),
  'form-preferences': hostIsland('form-preferences', () => import('./_shared/forms/compiled/preferences.generated.client.tsx').then(({ island }) => island)),
  'form-sign-up': hostIsland('form-sign-up', () => import('./_shared/forms/compiled/sign-up.generated.client.tsx').then(({ island }) => island)),
  'form-voucher': hostIsland('form-voucher', () => import('./_shared/forms/compiled/voucher.generated.client.tsx').then(({ island }) => island)),
  'form-waiting-list': hostIsland('form-waiting-list', () => import('./_shared/forms/compiled/waiting-list.generated.client.tsx').then(({ island }) => island)),
} as const;
