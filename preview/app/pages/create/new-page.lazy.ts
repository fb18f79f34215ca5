import { lazyView } from '../../ui/lazy-view.tsx';

/** The dialog that creates a page, loaded when it is opened. */
export const LazyNewPage = lazyView(async () => (await import('./new-page.tsx')).NewPage);
