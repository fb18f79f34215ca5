import { lazyView } from '../lazy-view.tsx';

/** The dialog for an ended session, loaded as soon as the first view is rendered. */
export const LazySignInDialog = lazyView(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);
