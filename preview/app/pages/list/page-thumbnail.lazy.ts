import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { PageThumbnail } from './page-thumbnail.tsx';

/** The start of a page, loaded with the first gallery. Without its script, the cards have no picture. */
export const LazyPageThumbnail = lazy<ComponentType<ComponentProps<typeof PageThumbnail>>>(async () => ({
  default: await import('./page-thumbnail.tsx').then(
    (module) => module.PageThumbnail,
    () => () => null,
  ),
}));
