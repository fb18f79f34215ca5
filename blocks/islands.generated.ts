// Made by `npm run gen` from the folders. Do not edit.
export const islands = {
  carousel: () => import('./carousel/carousel.client.tsx').then((island) => island.CarouselIsland),
} as const;
