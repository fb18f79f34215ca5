import { lazyView } from '../../ui/lazy-view.tsx';

/** The dialogs that ask before a page is deleted or restored, loaded when the first is opened. */
export const LazyDeletePage = lazyView(async () => (await import('./delete-page.tsx')).DeletePage);
export const LazyPurgePage = lazyView(async () => (await import('./purge-page.tsx')).PurgePage);
export const LazyRestorePage = lazyView(async () => (await import('./restore-page.tsx')).RestorePage);
