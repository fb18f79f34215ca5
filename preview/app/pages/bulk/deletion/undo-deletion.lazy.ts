import { lazyView } from '../../../ui/lazy-view.tsx';

/** The status of a bulk deletion, loaded after the first one. */
export const LazyUndoDeletion = lazyView(async () => (await import('./undo-deletion.tsx')).UndoDeletion);
