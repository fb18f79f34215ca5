import { queryOptions } from '@tanstack/react-query';
import { previewApiPath } from '../api/app-paths.ts';
import { callPreview } from '../api/call-preview.ts';
import { currentWindow } from '../editor/save/browser-windows.ts';
import { type OpenWindow, openWindows, periodic } from './presence.ts';

/** Where else some content is open. Asking says that it is open here. */
export const otherWindowsQuery = (content: string) =>
  queryOptions({
    ...periodic,
    queryKey: ['presence', content],
    queryFn: async ({ signal }) => {
      const { ownId, open } = await currentWindow();
      const { windows } = await callPreview('/presence', openWindows, {
        method: 'POST',
        body: { window: ownId, content, isVisible: !document.hidden },
        onSignedOut: 'reject',
        signal,
      });
      const inThisBrowser = await open();
      return windows.map(({ window, since }) => ({ since, isInThisBrowser: inThisBrowser.has(window) }));
    },
    refetchIntervalInBackground: true,
  });

/** Says that content was closed, also while the window closes. */
export async function reportClosed(content: string): Promise<void> {
  const { ownId } = await currentWindow();
  const body: OpenWindow = { window: ownId, content, isVisible: false, isClosed: true };
  await fetch(`${previewApiPath}/presence`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
