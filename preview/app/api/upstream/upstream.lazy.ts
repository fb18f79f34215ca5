import { lazyView } from '../../ui/lazy-view.tsx';

export const LazyUpstream = lazyView(() => import('./upstream.tsx').then(({ Upstream }) => Upstream));
