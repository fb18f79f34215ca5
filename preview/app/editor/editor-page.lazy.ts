import { lazyView, prefetchWhenIdle } from '../ui/lazy-view.tsx';

const loadEditor = () => import('./editor-page.tsx').then(({ EditorPage }) => EditorPage);

/** The editor of a page: most of the app’s script. */
export const LazyEditorPage = lazyView(loadEditor);

/** Loads the editor’s script when the browser is idle. Returns how to cancel that. */
export const prefetchEditor = (): (() => void) => prefetchWhenIdle(loadEditor);
