import { lazyView } from '../ui/lazy-view.tsx';

export const LazyContentList = lazyView(() => import('./list/content-list.tsx').then(({ ContentList }) => ContentList));

export const LazyMenuGrid = lazyView(() => import('./menus/menu-grid.tsx').then(({ MenuGrid }) => MenuGrid));

export const LazyContentEditor = lazyView(() =>
  import('./editor/content-editor.tsx').then(({ ContentEditor }) => ContentEditor),
);
