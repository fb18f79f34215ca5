import { lazyView } from '../ui/lazy-view.tsx';

export const LazyMediaLibrary = lazyView(() => import('./media-library.tsx').then(({ MediaLibrary }) => MediaLibrary));
