import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { previewApiPath } from '../api/app-paths.ts';
import { callPreview } from '../api/call-preview.ts';
import { currentWindow } from '../editor/save/browser-windows.ts';

const shortText = z.string().min(1).max(200);

/** What a window says of itself while it has something open. */
export const openWindow = z.object({
  window: shortText,
  /** What is open: “page about”. */
  content: shortText,
  /** Whether the window is in sight. Browsers let others report about once a minute only. */
  isVisible: z.boolean(),
  /** Whether it has just been closed. */
  isClosed: z.boolean().optional(),
});

/** Who has content open, of whom nothing but the window is known: all editors share one secret. */
const openContent = z.object({
  window: z.string(),
  content: z.string(),
  /** When it was opened, as an ISO timestamp. */
  since: z.string(),
});

/** The other windows that have the same open, or all windows. */
export const openWindows = z.object({ windows: z.array(openContent) });

export type OpenWindow = z.output<typeof openWindow>;
export type OpenContent = z.output<typeof openContent>;

/** How often a window says that it is open, in milliseconds. */
const reportMs = 10_000;

const periodic = {
  networkMode: 'always',
  refetchInterval: reportMs,
  retry: false,
  gcTime: 0,
  staleTime: 0,
} as const;

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

/** What is open in any window. */
export const openContentQuery = queryOptions({
  ...periodic,
  queryKey: ['presence'],
  queryFn: async ({ signal }) => (await callPreview('/presence', openWindows, { signal })).windows,
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
