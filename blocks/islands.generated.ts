// Made by `npm run gen` from the folders. Do not edit.
import { hostIsland } from './_shared/island/host-island.client.tsx';

export const islands = {
  booking: hostIsland('booking', () => import('./booking/booking.client.tsx').then((island) => island.BookingIsland)),
  carousel: hostIsland('carousel', () => import('./carousel/carousel.client.tsx').then((island) => island.CarouselIsland)),
  'location-finder': hostIsland('location-finder', () => import('./location-finder/location-finder.client.tsx').then((island) => island.LocationFinderIsland)),
  'table-for-everyone': hostIsland('table-for-everyone', () => import('./table-for-everyone/table-for-everyone.client.tsx').then((island) => island.TableForEveryoneIsland)),
} as const;
