import { type ComponentType, lazy } from 'react';
import { EditorButton } from './editor-button.tsx';
import { Notice } from './notice.tsx';

/** A view with a script of its own, which `load` imports. If it cannot be loaded, a notice says so. */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => ViewNotLoaded) }));

/** Loads a script when the browser is idle, so that what needs it opens at once. Returns how to cancel that. */
export function prefetchWhenIdle(load: () => Promise<unknown>): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const handle = requestIdleCallback(() => void load().catch(() => undefined));
  return () => cancelIdleCallback(handle);
}

/** An app that was open while a new version was installed asks for a script that no longer exists. */
const ViewNotLoaded = () => (
  <Notice title="This view could not be loaded">
    <p>The preview cannot be reached, or was updated while it was open.</p>
    <p>
      <EditorButton onClick={() => location.reload()}>Load again</EditorButton> <a href="/">All pages</a>
    </p>
  </Notice>
);
