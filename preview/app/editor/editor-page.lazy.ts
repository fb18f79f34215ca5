import { lazyView } from '../ui/lazy-view.tsx';

const loadEditor = () => import('./editor-page.tsx').then(({ EditorPage }) => EditorPage);

/** The editor of a page: most of the app’s script. */
export const LazyEditorPage = lazyView(loadEditor);

/** Loads the editor’s script when the browser is idle, so that a page opens at once. Returns how to cancel that. */
export function prefetchEditor(): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = requestIdleCallback(() => void loadEditor().catch(() => undefined));
  return () => cancelIdleCallback(handle);
}
