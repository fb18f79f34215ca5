import { lazyView } from '../ui/lazy-view.tsx';

/** The dialog that moves a page, loaded when it is opened. */
export const LazyChangeAddress = lazyView(async () => (await import('./change-address.tsx')).ChangeAddress);
