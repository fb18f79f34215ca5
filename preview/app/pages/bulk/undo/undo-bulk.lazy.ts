import { lazyView } from '../../../ui/lazy-view.tsx';

/** The status of a bulk deletion, loaded after the first one. */
export const LazyUndoBulk = lazyView(async () => (await import('./undo-bulk.tsx')).UndoBulk);
