import { lazyView } from '../../ui/lazy-view.tsx';

export const LazyBulkDialog = lazyView(() => import('./bulk-dialog.tsx').then(({ BulkDialog }) => BulkDialog));
