import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callPreview } from '../api/call-preview.ts';

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

/** How often a window in sight asks, in milliseconds: editors should know of each other before both type. */
const visibleMs = 2000;
/** How often other windows say that they are still open. */
const hiddenMs = 10_000;

/** Options of queries about what is open. */
export const periodic = {
  networkMode: 'always',
  refetchInterval: () => (document.hidden ? hiddenMs : visibleMs),
  retry: false,
  gcTime: 0,
  staleTime: 0,
} as const;

/** What is open in any window. */
export const openContentQuery = queryOptions({
  ...periodic,
  queryKey: ['presence'],
  queryFn: async ({ signal }) => (await callPreview('/presence', openWindows, { signal })).windows,
});
