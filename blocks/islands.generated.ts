// Made by `npm run gen` from the folders. Do not edit.
import { hostIsland } from './_shared/island/host-island.client.tsx';

export const islands = {
  carousel: hostIsland('carousel', () => import('./carousel/carousel.client.tsx').then((island) => island.CarouselIsland)),
} as const;
